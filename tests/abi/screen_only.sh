#!/bin/sh
# The build without exec: it builds, needs no Linux-only header, screens, sanitizes, and answers a
# run with CORDON_E_UNSUPPORTED.
#   screen_only.sh SOURCE_DIR WORK_DIR TREE_SITTER_DIR GRAMMAR_DIR     CC, NM: environment
set -eu

source_dir=$1 work=$2 tree_sitter=$3 grammar=$4
here=$(cd "$(dirname "$0")" && pwd)
: "${CC:=cc}" "${NM:=nm}"

# Makefiles keep the compiler's dependency files, which Ninja swallows.
rm -rf "$work"
cmake -S "$source_dir" -B "$work" -G "Unix Makefiles" -DCMAKE_BUILD_TYPE=Debug \
    -DCMAKE_C_COMPILER="$CC" -DCORDON_EXEC=OFF -DCORDON_TESTS=OFF \
    -DCORDON_TREE_SITTER_DIR="$tree_sitter" -DCORDON_GRAMMAR_DIR="$grammar"
cmake --build "$work" --target cordon_shared

echo "== what the objects include"
depfiles=$(find "$work/src" -name '*.o.d')
[ -n "$depfiles" ] || {
    echo "screen_only: no dependency files below $work/src" >&2
    exit 1
}
# shellcheck disable=SC2086
dependencies=$(sed 's/^[^:]*://; s/\\$//' $depfiles | tr -s ' ' '\n' | sort -u)

# These are never pulled in by the C library itself.
foreign=$(printf '%s\n' "$dependencies" |
    grep -E '/(seccomp|Python)\.h$|/sys/(prctl|mount|epoll|eventfd|signalfd|pidfd|syscall|inotify|capability)\.h$|/linux/(landlock|seccomp|filter|audit|openat2|mount|sched|capability|prctl)\.h$|/src/(exec|wire|runner)/[a-z_]+\.c$') || true
[ -z "$foreign" ] || {
    echo "screen_only: the build without exec needs:" "$foreign" >&2
    exit 1
}
# The C library's own headers lead to some of <linux/…>: so our sources are asked themselves.
own=$(printf '%s\n' "$dependencies" | grep -F "$source_dir/" | grep -E '/(src|include)/') || true
# shellcheck disable=SC2086
if grep -nE '#[[:space:]]*include[[:space:]]*<(linux/|asm/|sched\.h|sys/(prctl|mount|epoll|syscall|sendfile|vfs)\.h)' $own; then
    echo "screen_only: Linux-only headers in sources of the build without exec" >&2
    exit 1
fi

echo "== what the objects call"
calls='getrandom|prctl|syscall|unshare|setns|clone|mount|umount2|epoll_[a-z0-9]+|eventfd|signalfd|memfd_create|pidfd_[a-z_]+|close_range|fork|posix_spawnp?|execv[a-z]*|socket|seccomp_[a-z_]+'
if find "$work/src" -name '*.o' -exec "$NM" -A --undefined-only {} + | grep -E " U ($calls)(@|$)"; then
    echo "screen_only: the build without exec calls what only a run needs" >&2
    exit 1
fi

echo "== what it answers"
"$CC" -std=c11 -I"$source_dir/include" "$here/consumer/main.c" -o "$work/bin-consumer" \
    -L"$work/lib" -lcordon -Wl,-rpath,"$work/lib"
unset CORDON_POLICY
"$work/bin-consumer" screen
"$work/bin-consumer" run
