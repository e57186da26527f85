# System libraries, by pkg-config; scripts/install-deps knows their package names. Those of the
# library itself also go into what is installed for consumers of the static one.
set(CORDON_LIBRARIES PCRE2 YAML JANSSON UTF8PROC)
set(PCRE2_MODULE "libpcre2-8>=10.40")
set(YAML_MODULE "yaml-0.1")
set(JANSSON_MODULE "jansson>=2.13")
set(UTF8PROC_MODULE "libutf8proc>=2.5")
if(CORDON_EXEC)
  list(APPEND CORDON_LIBRARIES SECCOMP)
  set(SECCOMP_MODULE "libseccomp>=2.5")
endif()

find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
set(CORDON_PC_REQUIRES "")    # for cordon.pc
set(CORDON_CONFIG_MODULES "") # for cordonConfig.cmake: NAME module NAME module …
foreach(library ${CORDON_LIBRARIES})
  pkg_check_modules(${library} REQUIRED IMPORTED_TARGET "${${library}_MODULE}")
  list(APPEND CORDON_CONFIG_MODULES ${library} "${${library}_MODULE}")
  string(REPLACE ">=" " >= " module "${${library}_MODULE}")
  list(APPEND CORDON_PC_REQUIRES "${module}")
endforeach()
list(JOIN CORDON_PC_REQUIRES ", " CORDON_PC_REQUIRES)
list(JOIN CORDON_CONFIG_MODULES " " CORDON_CONFIG_MODULES)
if(CORDON_TESTS)
  pkg_check_modules(CMOCKA REQUIRED IMPORTED_TARGET cmocka)
endif()
