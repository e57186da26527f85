/* The names that a program defines, as facts. */
#ifndef CDN_DEFINE_H
#define CDN_DEFINE_H

#include "facts.h"
#include "syntax.h"

/*
 * Add a CDN_RULE_DEFINITION fact for each function and class, for each dunder that is assigned
 * (`__getitem__ = run`, `C.__del__ = run`) and for each dunder that an import is renamed to: hosts
 * call them all alike. False when memory is out.
 */
bool cdn_define(cdn_facts *facts, const cdn_syntax *syntax);

#endif
