#!/bin/sh
# as-user.sh BUILD SOURCE PROGRAM ARGUMENT…: run a test program of the build as an ordinary user.
# Root becomes uid 65534 on a copy that this user can read; anybody else runs it as they are.
# With WITHOUT=mechanism,… the program runs on a machine that lacks these (tests/profiles).
set -eu
build=$1 source=$2 program=$3
shift 3
if [ "$(id -u)" -ne 0 ]; then
    exec ${WITHOUT:+"$build/tests/without" "$WITHOUT" --} "$build/tests/$program" "$@"
fi
stage=$(mktemp -d "${TMPDIR:-/tmp}/cordon-user-XXXXXX")
trap 'rm -rf "$stage"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$stage/tests" "$stage/work"
cp -R "$build/lib" "$build/libexec" "$source/rules" "$stage"
cp "$build/tests/$program" "$build/tests/without" "$stage/tests"
chmod -R a+rX "$stage"
chmod 1777 "$stage/work"

as_user() {
    setpriv --reuid 65534 --regid 65534 --clear-groups --inh-caps=-all -- "$@"
}
# The first python3 that the user can run; root's own may lie in root's home.
path=$PATH python=
for folder in $(echo "$PATH:/usr/bin:/bin" | tr : ' '); do
    if as_user "$folder/python3" -c '' 2>/dev/null; then
        python=$folder path=$folder:/usr/bin:/bin
        break
    fi
done
if [ -z "$python" ]; then
    echo "as-user.sh: no python3 that an ordinary user can run: install one system-wide" >&2
    exit 1
fi
cd "$stage/work"
PATH=$path HOME=$stage/work TMPDIR=$stage/work CORDON_TEST_SOURCE=$stage
LD_LIBRARY_PATH=$stage/lib
export PATH HOME TMPDIR CORDON_TEST_SOURCE LD_LIBRARY_PATH
as_user ${WITHOUT:+"$stage/tests/without" "$WITHOUT" --} "$stage/tests/$program" "$@"
