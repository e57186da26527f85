"""Other ways to look at a program, each measured inside this process.

Usage: rivals.py ast|bandit FILE...; one byte on stdin, '0' for the first file, asks for one turn,
and 8 bytes with its nanoseconds of processor time are the answer. Each turn is done once before it
is measured, as the contenders in C are.
"""
import ast
import logging
import os
import sys
import time

MODULES = {"os", "sys", "subprocess", "shutil", "socket", "ctypes", "importlib", "pickle"}
NAMES = {"eval", "exec", "compile", "__import__", "open", "input", "globals", "locals", "vars"}


class NameList(ast.NodeVisitor):
    """What many hosts write: a list of names, and a visitor that looks for them."""

    def __init__(self):
        self.findings = []

    def look(self, node, name, names):
        if name.split(".")[0] in names:
            self.findings.append((node.lineno, name))
        self.generic_visit(node)

    def visit_Import(self, node):
        for alias in node.names:
            self.look(node, alias.name, MODULES)

    def visit_ImportFrom(self, node):
        self.look(node, node.module or "", MODULES)

    def visit_Name(self, node):
        self.look(node, node.id, NAMES)

    def visit_Attribute(self, node):
        if node.attr.startswith("__"):
            self.findings.append((node.lineno, node.attr))
        self.generic_visit(node)


def look_by_ast(path, source):
    visitor = NameList()
    visitor.visit(ast.parse(source))
    return visitor.findings


def bandit():
    from bandit.core import config, manager

    logging.disable()
    settings = config.BanditConfig()

    def look(path, source):
        one = manager.BanditManager(settings, "file")
        one.discover_files([path])
        one.run_tests()
        return one.get_issue_list()

    return look


def main():
    kind, *paths = sys.argv[1:]
    look = bandit() if kind == "bandit" else look_by_ast
    programs = [(path, open(path, encoding="utf-8").read()) for path in paths]
    while asked := os.read(0, 1):
        program = programs[asked[0] - ord("0")]
        look(*program)
        start = time.thread_time_ns()
        look(*program)
        os.write(1, (time.thread_time_ns() - start).to_bytes(8, "little"))


main()
