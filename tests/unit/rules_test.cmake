# cordon_rules_test() stands on the top floor: the tests link its files and the rooms below.
if(TARGET cdn_screen AND TARGET cdn_sanitize)
  foreach(name expect rules_test)
    cordon_unit(test_${name} ROOMS util rules screen sanitize LABEL host
                LIBS PkgConfig::JANSSON PkgConfig::UTF8PROC PkgConfig::PCRE2 PkgConfig::YAML)
    target_sources(test_${name} PRIVATE
      ${PROJECT_SOURCE_DIR}/src/check.c ${PROJECT_SOURCE_DIR}/src/expect.c
      ${PROJECT_SOURCE_DIR}/src/rules_test.c $<TARGET_OBJECTS:tree_sitter_python>)
    target_compile_options(test_${name} PRIVATE "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src")
  endforeach()
endif()
