#!/bin/sh
# The symbols that libcordon.so exports are exactly those of symbols.txt, and each is declared in
# a public header.
#   symbols.sh LIBRARY INCLUDE_DIR           NM comes from the environment
#   symbols.sh --update LIBRARY              rewrites symbols.txt
set -eu

list=$(cd "$(dirname "$0")" && pwd)/symbols.txt
: "${NM:=nm}"

# Sanitizer builds add symbols of their own, and the version node is one as well: neither is API.
exported() {
    "$NM" -D --defined-only "$1" | awk '$2 != "A" && $3 !~ /^__(asan|ubsan|odr)/ { print $3 }' |
        sed 's/@.*//' | LC_ALL=C sort -u
}

actual=$(mktemp)
trap 'rm -f "$actual"' EXIT
[ "$1" = --update ] && library=$2 || library=$1
exported "$library" >"$actual"
[ -s "$actual" ] || {
    echo "$library exports nothing" >&2
    exit 1
}
if [ "$1" = --update ]; then
    cp "$actual" "$list"
    exit 0
fi

include=$2
if ! diff -u "$list" "$actual"; then
    cat >&2 <<END
The exported symbols differ from tests/abi/symbols.txt ("-" is gone, "+" is new).
A symbol that is gone breaks every program that uses it: that needs a new soname. When the change
is meant, note it in CHANGELOG.md and run:
  tests/abi/symbols.sh --update $library
END
    exit 1
fi
while read -r symbol; do
    grep -qrw "$symbol" "$include/cordon" || {
        echo "$symbol is exported, but no public header declares it" >&2
        exit 1
    }
done <"$actual"
