# A thin front to CMakePresets.json: each target installs what is missing, then calls CMake.
# `cmake --preset release && cmake --build --preset release` works alone as well.

PREFIX ?= /usr/local
CLANG_FORMAT ?= $(firstword $(shell command -v clang-format-14) clang-format)

.DEFAULT_GOAL := build
DEPS := deps-build deps-test deps-format deps-bench deps-fuzz
.PHONY: build demo test asan tsan agreement attacks fuzz bench format format-check install clean configure-release $(DEPS)
.NOTPARALLEL: # Ninja and CTest use the cores; the steps here follow each other

# As many tests at once as there are cores; set it to 1 to run them one by one.
export CTEST_PARALLEL_LEVEL ?= $(shell nproc)

build: deps-build configure-release
	cmake --build --preset release

demo: build
	CORDON=build/bin/cordon examples/demo.sh

test: deps-test configure-release
	cmake --build --preset release
	ctest --preset release

# The same tests under AddressSanitizer and UndefinedBehaviorSanitizer.
asan: deps-test
	cmake --preset asan
	cmake --build --preset asan
	ctest --preset asan

# What threads share, under ThreadSanitizer: the tests in which several use one engine.
tsan: deps-test
	cmake --preset tsan
	cmake --build --preset tsan
	ctest --preset tsan

# What the grammar sees against what CPython sees: all of the standard library, and many mutants.
AGREEMENT_MUTANTS ?= 2000000
agreement: deps-test configure-release
	cmake --build --preset release --target agreement_facts
	python3 tests/screen/agreement/agreement.py build/tests/agreement_facts --mutants $(AGREEMENT_MUTANTS)

# Every attack on every machine that can be made of this one; some minutes.
attacks: deps-test configure-release
	cmake --build --preset release
	tests/attacks/run.py build --matrix docs/attack-matrix.md

# libFuzzer under the sanitizers, FUZZ_SECONDS for each of FUZZ_TARGETS (all when empty).
FUZZ_SECONDS ?= 1800
FUZZ_TARGETS ?=
fuzz: deps-fuzz
	cmake --preset fuzz
	cmake --build --preset fuzz
	tests/fuzz/run '$(CURDIR)/build-fuzz' $(FUZZ_SECONDS) $(FUZZ_TARGETS)

bench: deps-bench build
	bench/run

format: deps-format
	git ls-files -z '*.c' '*.h' '*.cpp' | xargs -0 -r $(CLANG_FORMAT) -i

format-check: deps-format
	git ls-files -z '*.c' '*.h' '*.cpp' | xargs -0 -r $(CLANG_FORMAT) --dry-run -Werror

# Configured with the prefix: a program that links statically looks for the rules there.
install: deps-build
	cmake --preset release -DCMAKE_INSTALL_PREFIX='$(PREFIX)'
	cmake --build --preset release
	cmake --install build

clean:
	rm -rf build build-asan build-fuzz build-tsan build-screen-only

configure-release:
	cmake --preset release

$(DEPS): deps-%:
	@scripts/install-deps $*
