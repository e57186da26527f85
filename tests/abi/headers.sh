#!/bin/sh
# Every public header compiles alone, and twice, as strict C11 and as C++17.
#   headers.sh INCLUDE_DIR       CC and CXX come from the environment
set -eu

include=$1
warnings='-Wall -Wextra -Wpedantic -Werror'
: "${CC:=cc}" "${CXX:=c++}"

compile() {
    # shellcheck disable=SC2086
    printf '#include <%s>\n#include <%s>\n' "$header" "$header" |
        "$@" $warnings -fsyntax-only -I"$include" -
}

for file in "$include"/cordon/*.h; do
    header=cordon/$(basename "$file")
    echo "== $header"
    compile "$CC" -std=c11 -xc
    compile "$CXX" -std=c++17 -xc++
    # Only cordon.h may be a mere list of the others.
    grep -q 'extern "C"' "$file" || [ "$header" = cordon/cordon.h ] || {
        echo "$header: declares functions without extern \"C\"" >&2
        exit 1
    }
done
