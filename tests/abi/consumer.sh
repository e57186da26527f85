#!/bin/sh
# Builds the consumers against an installed cordon, four ways each for C11 and C++17.
#   consumer.sh build BUILD_DIR WORK_DIR   install BUILD_DIR into WORK_DIR/prefix, build there
#   consumer.sh check WORK_DIR screen|run  run every consumer
# CC, CXX and SANITIZE (flags that the library was built with) come from the environment.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
warnings='-Wall -Wextra -Wpedantic -Werror'

# One consumer by pkg-config: with_pkg_config OUTPUT LIBRARY_FLAGS COMPILER...
with_pkg_config() {
    output=$1 flags=$2
    shift 2
    # shellcheck disable=SC2086
    "$@" $warnings $SANITIZE $(pkg-config --cflags cordon) -o "$output" $flags
}

build_with_pkg_config() {
    libdir=$(pkg-config --variable=libdir cordon)
    shared="$(pkg-config --libs cordon) -Wl,-rpath,$libdir"
    # A static cordon beside the usual shared libraries of the system.
    static=$(pkg-config --static --libs cordon | sed 's/-lcordon\b/-l:libcordon.a/')
    c=$here/consumer/main.c cpp=$here/consumer/main.cpp
    with_pkg_config "$bin/pc_c_shared" "$shared" "$CC" -std=c11 "$c"
    with_pkg_config "$bin/pc_c_static" "$static" "$CC" -std=c11 "$c"
    with_pkg_config "$bin/pc_cpp_shared" "$shared" "$CXX" -std=c++17 "$cpp"
    with_pkg_config "$bin/pc_cpp_static" "$static" "$CXX" -std=c++17 "$cpp"
}

build_with_cmake() {
    cmake -S "$here/consumer" -B "$work/cmake" -DCMAKE_PREFIX_PATH="$prefix" \
        -DCMAKE_RUNTIME_OUTPUT_DIRECTORY="$bin" -DCMAKE_C_COMPILER="$CC" \
        -DCMAKE_CXX_COMPILER="$CXX" -DCMAKE_C_FLAGS="$SANITIZE" -DCMAKE_CXX_FLAGS="$SANITIZE"
    cmake --build "$work/cmake"
}

build() {
    build_dir=$1 work=$2 prefix=$2/prefix
    rm -rf "$work"
    mkdir -p "$work"
    # First elsewhere, then moved: an installed tree must not remember where it was.
    cmake --install "$build_dir" --prefix "$work/first"
    mv "$work/first" "$prefix"
    # A program that holds the static library finds cordon's parts when it stands in bin/.
    bin=$prefix/bin
    PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name cordon.pc)")
    export PKG_CONFIG_PATH
    build_with_cmake
    build_with_pkg_config
}

is_linked_as_named() {
    needs=no
    readelf -d "$2" | grep -q 'NEEDED.*libcordon\.so\.0' && needs=yes
    case $1:$needs in
    *_shared:yes | *_static:no) ;;
    *)
        echo "consumer.sh: $1: needs libcordon.so.0: $needs" >&2
        exit 1
        ;;
    esac
}

check() {
    work=$1 mode=$2 count=0
    unset CORDON_POLICY
    for consumer in "$work"/prefix/bin/cmake_* "$work"/prefix/bin/pc_*; do
        name=$(basename "$consumer")
        echo "== $name $mode"
        is_linked_as_named "$name" "$consumer"
        "$consumer" "$mode"
        count=$((count + 1))
    done
    [ "$count" = 8 ] || {
        echo "consumer.sh: $count consumers, 8 were expected" >&2
        exit 1
    }
}

: "${CC:=cc}" "${CXX:=c++}" "${SANITIZE:=}"
verb=$1
shift
"$verb" "$@"
