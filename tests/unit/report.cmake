# The report is part of the top floor, which has no object library of its own kind here: the test
# links these files, the screen room and stand-ins for what only the engine's neighbours provide.
if(TARGET cdn_screen AND TARGET cdn_rules)
  cordon_unit(test_report ROOMS util rules screen LIBS PkgConfig::JANSSON PkgConfig::PCRE2
              PkgConfig::YAML LABEL host)
  target_sources(test_report PRIVATE
    ${PROJECT_SOURCE_DIR}/src/report.c ${PROJECT_SOURCE_DIR}/src/report_json.c
    ${PROJECT_SOURCE_DIR}/src/report_model.c ${PROJECT_SOURCE_DIR}/src/exec_off.c
    $<TARGET_OBJECTS:tree_sitter_python>)
  foreach(room . exec)
    target_compile_options(test_report PRIVATE "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src/${room}")
  endforeach()
endif()
