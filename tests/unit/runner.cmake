# The filters are built and read here without being installed, so any Linux can test them.
if(CORDON_EXEC)
  cordon_unit(test_seccomp ROOMS wire util LABEL host LIBS PkgConfig::SECCOMP)
  cordon_unit(test_syscalls ROOMS wire util LABEL host LIBS PkgConfig::SECCOMP)
  foreach(test test_seccomp test_syscalls)
    target_sources(${test} PRIVATE
      ${PROJECT_SOURCE_DIR}/src/runner/seccomp.c ${PROJECT_SOURCE_DIR}/src/runner/syscalls.c)
    target_compile_options(${test} PRIVATE "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src/runner"
      "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src/util" "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src/wire")
  endforeach()
endif()
