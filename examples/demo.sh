#!/usr/bin/env bash
# The demo: real work, a refused program, four escape attempts, a leak. Each part is checked as it
# is shown; the script fails when one did not go as it should. Called by `make demo`.
# CORDON names another binary than the build's. Colour on a terminal only (NO_COLOR is honoured).
set -u
export LC_ALL=C.UTF-8 # columns are counted in characters
cd "$(dirname "$0")/.." || exit 2
cordon=${CORDON:-build/bin/cordon}
[ -x "$cordon" ] || { echo "demo: $cordon is missing; run 'make demo' or set CORDON" >&2; exit 2; }

bold='' dim='' red='' green='' plain=''
if [ -t 1 ] && [ -z "${NO_COLOR:-}" ] && [ "${TERM:-dumb}" != dumb ]; then
    bold=$'\e[1m' dim=$'\e[2m' red=$'\e[1;31m' green=$'\e[32m' plain=$'\e[0m'
    export CLICOLOR_FORCE=1 # output is captured for the checks, but ends on this terminal
fi

work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
output=$work/output
failures=0
timings=()

heading() {
    printf '\n%s%s%s\n' "$bold" "── $1 $(printf '─%.0s' $(seq $((76 - ${#1}))))" "$plain"
}

now_us() { local time=$EPOCHREALTIME; echo "${time/[.,]/}"; }

# Lines that are too long for 80 columns go on below, at word boundaries; colours take no room.
shopt -s extglob
visible() { REPLY=${1//$'\e['*([0-9;])m/}; REPLY=${#REPLY}; }
wrapped() {
    local line row word words
    while IFS= read -r line || [ -n "$line" ]; do
        row=$line
        visible "$line"
        if [ "$REPLY" -gt 80 ]; then
            read -ra words <<<"$line"
            row=${line%%[! ]*}${words[0]}
            for word in "${words[@]:1}"; do
                visible "$row $word"
                if [ "$REPLY" -gt 80 ]; then
                    printf '%s\n' "$row"
                    row="      $word"
                else
                    row="$row $word"
                fi
            done
        fi
        printf '%s\n' "$row"
    done
}

# show LABEL ARGUMENT…: run cordon, show what it printed; sets $code.
show() {
    local label=$1 start end
    shift
    printf '%s$ cordon %s%s\n' "$dim" "$*" "$plain"
    start=$(now_us)
    "$cordon" "$@" >"$output" 2>&1 <"${input:-/dev/null}"
    code=$?
    end=$(now_us)
    wrapped <"$output"
    timings+=("$(printf '%-34s %8.1f ms' "$label" "$(((end - start) / 100))e-1")")
}

# check TEXT CODE PATTERN [FORBIDDEN]: the exit code, what must be there, what must not.
check() {
    local mark="${green}ok${plain}" why=''
    [ "$code" = "$2" ] || why="exit code $code instead of $2"
    grep -qE -- "$3" "$output" || why="${why:+$why; }the output lacks '$3'"
    if [ -n "${4:-}" ] && grep -qE -- "$4" "$output"; then
        why="${why:+$why; }the output holds '$4'"
    fi
    if [ -n "$why" ]; then
        mark="${red}FAILED: $why${plain}"
        failures=$((failures + 1))
    fi
    printf '%s→ %s (exit code %s): %s%s\n' "$bold" "$1" "$code" "$plain" "$mark"
}

heading 'a  Real work: analysis of 1,479 orders'
show 'a  analysis' run examples/analysis.py --stdin examples/data/orders.csv
check 'the analysis ran' 0 "'orders': 1479" 'cordon:'

heading 'b  A program that the screener refuses'
show 'b  denied by screening' run examples/denied.py
check 'denied, nothing ran' 3 'examples/denied.py:[0-9]+' '^cleaned'

heading 'c  Escape attempts, with screening switched off'
secret=$work/secret.txt
echo "the-host-secret-$RANDOM$RANDOM" >"$secret"
echo "$secret" >"$work/input"
input=$work/input
show 'c  read a host file' run --no-screen examples/escapes/read_file.py --stdin -
check 'contained: no host file can be read' 1 'Error' "READ|$(cat "$secret")"
input=''
echo
show 'c  open a socket' run --no-screen examples/escapes/open_socket.py
check 'contained: no network' 1 'Error' 'CONNECTED'
echo
show 'c  start a process' run --no-screen examples/escapes/start_process.py
check 'contained: no new process' 1 'Error' 'FORKED|STARTED'
echo
show 'c  loop forever' run --no-screen examples/escapes/loop.py \
    --set limits.wall_ms=1000
check 'contained: ended by its time limit' 4 'limits\.(wall|cpu)_ms'

heading 'd  A program whose output leaks'
show 'd  redacted output' run examples/leaky.py
check 'redacted' 0 'port 5432' 'maria|keller|10\.20\.30\.40|x7Rk2QbT9vLw'

heading 'What held them: the layers of this machine'
show 'layers' doctor
check 'programs can be confined here' 0 'verified'

heading 'Time of each part (start of cordon and of a fresh interpreter included)'
printf '%s\n' "${timings[@]}"
echo
if [ "$failures" -gt 0 ]; then
    printf '%s%d part(s) did not go as expected.%s\n' "$red" "$failures" "$plain"
    exit 1
fi
printf '%sEverything went as expected.%s\n' "$green" "$plain"
