#!/bin/sh
# The rooms of src/ keep to their doors: who may include what, and what may be linked where.
#   architecture.sh SOURCE_DIR BUILD_DIR     NM comes from the environment
set -u

source_dir=$1 build_dir=$2
problems=0
: "${NM:=nm}"
cd "$source_dir" || exit 1

problem() {
    echo "architecture: $*" >&2
    problems=$((problems + 1))
}

# only HEADER_PATTERN FILE...: no source but the named ones includes such a system header.
only() {
    pattern=$1
    shift
    users=$(grep -rlE --include='*.[ch]' "^[[:space:]]*#[[:space:]]*include[[:space:]]*<$pattern>" src)
    for user in $users; do
        case " $* " in
        *" $user "*) ;;
        *) problem "$user includes <$pattern>; only $* may" ;;
        esac
    done
}

no_climbing_includes() {
    found=$(grep -rnE --include='*.[ch]' '#[[:space:]]*include[[:space:]]*"[^"]*\.\./' src include)
    [ -z "$found" ] || problem "includes that climb out of their room: $found"
}

# Public headers stand alone: they include each other and the C standard's, nothing else.
public_headers_stand_alone() {
    found=$(grep -nE '#[[:space:]]*include' include/cordon/*.h |
        grep -vE '<(cordon/[a-z]+|stddef|stdint)\.h>')
    [ -z "$found" ] || problem "public headers include more than they may: $found"
}

# undefined_in FILE...: the symbols that objects or programs want from elsewhere.
undefined_in() {
    "$NM" -A --undefined-only "$@" 2>/dev/null | awk '{ print $NF, $1 }' | sed 's/@[^ ]*//'
}

# room_never ROOM SYMBOLS WHY: no object of the room asks for such a symbol.
room_never() {
    objects=$(find "$build_dir/src" -path "*/cdn_$1.dir/*.o" 2>/dev/null)
    [ -n "$objects" ] || return 0
    # shellcheck disable=SC2086
    found=$(undefined_in $objects | grep -E "^($2) ")
    [ -z "$found" ] || problem "$1 $3: $found"
}

# The child's parts hold and want no parser, matcher, rules or JSON.
runner_is_bare() {
    foreign='ts_(parser|tree|node|language|query)|tree_sitter|pcre2_|yaml_|json_|cdn_(rules|policy|screen|sanitize|exec|report)_|cordon_(engine|policy|screen|run|sanitizer|report)'
    for part in "$build_dir"/libexec/cordon/*; do
        [ -f "$part" ] || continue
        found=$({
            "$NM" "$part"
            "$NM" -D "$part"
        } 2>/dev/null | awk '{ print $NF }' | grep -E "^($foreign)" | sort -u | head -5)
        [ -z "$found" ] || problem "$part holds or wants: $found"
        libraries=$(readelf -d "$part" | grep NEEDED | grep -E 'pcre2|yaml|jansson|cordon|tree-sitter')
        [ -z "$libraries" ] || problem "$part links: $libraries"
        # Steps that fail on order are for tests/live/test_steps.c alone.
        ! grep -qa fail-step "$part" || problem "$part takes orders to fail"
    done
}

waits_for_its_own_children_only() {
    found=$(grep -rnE --include='*.c' '(waitpid|wait4)\((-1|0),|waitid\(P_(ALL|PGID)' src/exec src/*.c)
    [ -z "$found" ] || problem "the library waits for children that may be its host's: $found"
}

no_climbing_includes
public_headers_stand_alone
only 'tree_sitter/[a-z]+\.h' src/screen/parse.c src/screen/query.c
only '(language|subtree|tree)\.h' src/screen/flatten.c
only 'utf8proc\.h' src/screen/spelling.c
only 'pcre2\.h' src/rules/pattern.c src/sanitize/matcher.c
only 'Python\.h' src/runner/python.c
only 'yaml\.h' src/rules/read.c
only 'seccomp\.h' src/runner/seccomp.c src/exec/notice.c
runner_is_bare

processes='fork|vfork|clone|posix_spawnp?|exec(l|le|lp|v|ve|vp|vpe)|system|popen|wait|waitpid|wait4|kill|ptrace'
sockets='socket|socketpair|connect|bind|listen|sendmsg|recvmsg'
room_never screen "$processes|$sockets" 'knows no process and no socket'
room_never sanitize "$processes|$sockets" 'knows no process and no socket'
room_never rules "$processes|$sockets" 'knows no process and no socket'
room_never exec 'cdn_(screen|sanitize|redact)_[a-z_]+|cordon_(screen|sanitizer_[a-z]+)' \
    'knows no screening and no sanitizing'
room_never util 'cdn_(wire|rules|policy|screen|sanitize|exec)_[a-z_]+' 'knows no domain'
# The library must work in a host with its own signal handlers, children and threads.
room_never exec 'signal|sigaction|wait|fork|vfork' 'leaves the host its signals and children'
waits_for_its_own_children_only

if [ "$problems" -gt 0 ]; then
    echo "architecture: $problems problems; the doors are described in docs/architecture.md" >&2
    exit 1
fi
