/**
 * cordon: screen, confine and sanitize Python written by a language model.
 *
 * This header includes all the others. See base.h for the conventions that every call follows.
 */
#ifndef CORDON_CORDON_H
#define CORDON_CORDON_H

#include <cordon/base.h>
#include <cordon/engine.h>
#include <cordon/exec.h>
#include <cordon/policy.h>
#include <cordon/report.h>
#include <cordon/rules.h>
#include <cordon/sanitizer.h>
#include <cordon/verdict.h>

#endif
