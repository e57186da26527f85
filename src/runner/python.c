/*
 * The extension module `_cordon`: the only code that knows Python. It gives the bootstrap script
 * its calls for the zygote (isolate, threads, seal, hello, serve) and two for a child (await_job,
 * send, conclude). Built against the
 * stable ABI of CPython 3.9, so that one file serves every interpreter.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "confine.h"
#include "frame.h"
#include "serve.h"

static cdn_zygote zygote = {.statm_fd = -1, .task_fd = -1, .init_pipe = -1};

/* Copy a list of str into malloc'ed strings. Returns the count, or -1 with an exception set. */
static Py_ssize_t copy_strings(PyObject *list, char **out, Py_ssize_t max)
{
    Py_ssize_t count = PyList_Size(list);
    if (count > max) {
        PyErr_Format(PyExc_ValueError, "more than %zd paths", max);
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *bytes = PyUnicode_EncodeFSDefault(PyList_GetItem(list, i));
        if (!bytes)
            return -1;
        out[i] = strdup(PyBytes_AsString(bytes));
        Py_DECREF(bytes);
        if (!out[i]) {
            PyErr_NoMemory();
            return -1;
        }
    }
    return count;
}

static PyObject *raise_errno(int error, const char *call)
{
    errno = error;
    PyErr_SetFromErrnoWithFilename(PyExc_OSError, call);
    return NULL;
}

static void free_strings(char **strings, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        free(strings[i]);
}

/* isolate(binds, link_paths, link_targets, may_drop_uid) */
static PyObject *py_isolate(PyObject *self, PyObject *args)
{
    (void)self;
    PyObject *binds, *link_paths, *link_targets;
    int may_drop_uid;
    if (!PyArg_ParseTuple(args, "O!O!O!p", &PyList_Type, &binds, &PyList_Type, &link_paths,
                          &PyList_Type, &link_targets, &may_drop_uid))
        return NULL;
    char *paths[CDN_LINK_MAX_COUNT], *targets[CDN_LINK_MAX_COUNT];
    Py_ssize_t bind_count = copy_strings(binds, zygote.paths, CDN_PATH_MAX_COUNT);
    Py_ssize_t path_count =
        bind_count < 0 ? -1 : copy_strings(link_paths, paths, CDN_LINK_MAX_COUNT);
    Py_ssize_t link_count =
        path_count < 0 ? -1 : copy_strings(link_targets, targets, CDN_LINK_MAX_COUNT);
    if (link_count < 0)
        return NULL;

    cdn_symlink links[CDN_LINK_MAX_COUNT];
    for (Py_ssize_t i = 0; i < link_count; i++)
        links[i] = (cdn_symlink){paths[i], targets[i]};
    zygote.path_count = (size_t)bind_count;
    zygote.statm_fd = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    zygote.task_fd = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    int failed = cdn_filters_load(&zygote);
    if (!failed) {
        cdn_namespaces_enter(&zygote);
        cdn_root_enter(&zygote, zygote.paths, zygote.path_count, links, (size_t)link_count);
        /* Without a root of our own the interpreter must be readable to a stranger. */
        zygote.can_drop_uid &= zygote.layers[CDN_LAYER_ROOT].active || may_drop_uid;
    }
    free_strings(paths, path_count);
    free_strings(targets, link_count);
    if (failed)
        return raise_errno(-failed, "seccomp filters");
    return PyBool_FromLong(zygote.layers[CDN_LAYER_ROOT].active);
}

/* Address space and private writable memory, from /proc/self/statm (proc(5)), in pages. */
static bool measure_memory(void)
{
    char text[256];
    unsigned long size, resident, shared, code, library, data;
    ssize_t got = pread(zygote.statm_fd, text, sizeof text - 1, 0);
    if (got <= 0)
        return false;
    text[got] = '\0';
    if (sscanf(text, "%lu %lu %lu %lu %lu %lu", &size, &resident, &shared, &code, &library,
               &data) != 6)
        return false;
    uint64_t page_bytes = (uint64_t)sysconf(_SC_PAGESIZE);
    zygote.vm_bytes = size * page_bytes;
    zygote.data_bytes = data * page_bytes;
    return true;
}

/* seal(): no way back for the zygote, once the preload is done. */
static PyObject *py_seal(PyObject *self, PyObject *args)
{
    (void)self;
    (void)args;
    const char *call = "/proc/self/statm";
    if (!measure_memory())
        return raise_errno(errno, call);
    close(zygote.statm_fd);
    close(zygote.task_fd);
    call = "mount_setattr(/workspace)";
    int failed = cdn_root_seal(&zygote);
    cdn_pid_namespace_enter(&zygote);
    if (!failed)
        failed = cdn_zygote_seal(&zygote, &call);
    if (failed)
        return raise_errno(-failed, call);
    zygote.is_sealed = true;
    Py_RETURN_NONE;
}

/* threads(): how many threads this process has; a zygote must have one. */
static PyObject *py_threads(PyObject *self, PyObject *args)
{
    (void)self;
    (void)args;
    PyObject *os = PyImport_ImportModule("os");
    PyObject *names = os ? PyObject_CallMethod(os, "listdir", "i", zygote.task_fd) : NULL;
    Py_XDECREF(os);
    if (!names)
        return NULL;
    PyObject *count = PyLong_FromSsize_t(PyList_Size(names));
    Py_DECREF(names);
    return count;
}

/* hello(is_ready, text): what the preload brought, or why it is not ready */
static PyObject *py_hello(PyObject *self, PyObject *args)
{
    (void)self;
    int is_ready;
    const char *text;
    if (!PyArg_ParseTuple(args, "ps", &is_ready, &text))
        return NULL;
    if (!cdn_serve_hello(&zygote, is_ready, text))
        return raise_errno(errno, "hello");
    Py_RETURN_NONE;
}

/* serve() -> None in the zygote, when the host is gone; in a confined child, whether it may
 * rehearse */
static PyObject *py_serve(PyObject *self, PyObject *args)
{
    (void)self;
    (void)args;
    static const cdn_fork_hooks hooks = {PyOS_BeforeFork, PyOS_AfterFork_Parent,
                                         PyOS_AfterFork_Child};
    if (!zygote.is_sealed) {
        PyErr_SetString(PyExc_RuntimeError, "serve() before seal()");
        return NULL;
    }
    zygote.is_sealed = false; /* a child cannot serve */
    cdn_served served = cdn_serve(&zygote, &hooks);
    if (served == CDN_SERVED_OUT)
        Py_RETURN_NONE;
    return PyBool_FromLong(served == CDN_SERVED_SPARE);
}

/* await_job() -> source as bytes, in a child */
static PyObject *py_await_job(PyObject *self, PyObject *args)
{
    (void)self;
    (void)args;
    size_t byte_count = 0;
    char *source = cdn_serve_await_job(&zygote, &byte_count);
    PyObject *result = PyBytes_FromStringAndSize(source, (Py_ssize_t)byte_count);
    free(source);
    return result;
}

/* send(type, bytes): one frame to the host. Anybody in a child may say anything; the host checks.
 */
static PyObject *py_send(PyObject *self, PyObject *args)
{
    (void)self;
    unsigned int type;
    const char *bytes;
    Py_ssize_t byte_count;
    if (!PyArg_ParseTuple(args, "Iy#", &type, &bytes, &byte_count))
        return NULL;
    return PyBool_FromLong(cdn_frame_send(CDN_JOB_FD, type, bytes, (size_t)byte_count));
}

/* conclude(code): does not return */
static PyObject *py_conclude(PyObject *self, PyObject *args)
{
    (void)self;
    int code;
    if (!PyArg_ParseTuple(args, "i", &code))
        return NULL;
    cdn_serve_conclude(code);
}

static PyMethodDef methods[] = {
    {"isolate", py_isolate, METH_VARARGS, NULL},
    {"threads", py_threads, METH_NOARGS, NULL},
    {"seal", py_seal, METH_NOARGS, NULL},
    {"hello", py_hello, METH_VARARGS, NULL},
    {"serve", py_serve, METH_NOARGS, NULL},
    {"await_job", py_await_job, METH_NOARGS, NULL},
    {"send", py_send, METH_VARARGS, NULL},
    {"conclude", py_conclude, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_cordon", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__cordon(void); /* found by name */

PyMODINIT_FUNC PyInit__cordon(void)
{
    return PyModule_Create(&definition);
}
