# Installation: a relocatable prefix. The library looks for its parts at these fixed places below
# the prefix it was loaded from (src/util/file.c), so they do not follow GNUInstallDirs.
set(rules_dir share/cordon/rules)
set(parts_dir libexec/cordon)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/cordon)

# In the build tree the rules are the source's own: an edit counts at once.
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/share/cordon)
file(CREATE_LINK ${PROJECT_SOURCE_DIR}/rules ${PROJECT_BINARY_DIR}/${rules_dir} SYMBOLIC)

if(NOT TARGET cordon_shared) # while the rooms are being built
  return()
endif()

include(CMakePackageConfigHelpers)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/cordon DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        FILES_MATCHING PATTERN "*.h")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/rules/ DESTINATION ${rules_dir}
        FILES_MATCHING PATTERN "*.yaml")

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/README.md
        ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/docs/rules.md
        DESTINATION share/doc/cordon)

# Two export sets: a consumer of the shared library needs none of the static one's dependencies.
set_target_properties(cordon_shared PROPERTIES EXPORT_NAME cordon)
set_target_properties(cordon_static PROPERTIES EXPORT_NAME static)
install(TARGETS cordon_shared EXPORT cordonTargets)
install(TARGETS cordon_static EXPORT cordonStaticTargets)
foreach(set cordonTargets cordonStaticTargets)
  install(EXPORT ${set} NAMESPACE cordon:: DESTINATION ${package_dir})
endforeach()
configure_package_config_file(cmake/cordonConfig.cmake.in ${PROJECT_BINARY_DIR}/cordonConfig.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/cordonConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/cordonConfig.cmake
              ${PROJECT_BINARY_DIR}/cordonConfigVersion.cmake DESTINATION ${package_dir})

file(RELATIVE_PATH pc_to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")
configure_file(cmake/cordon.pc.in ${PROJECT_BINARY_DIR}/cordon.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/cordon.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

if(TARGET cordon_cli)
  install(TARGETS cordon_cli DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
if(TARGET cordon_runner)
  install(TARGETS cordon_runner DESTINATION ${parts_dir})
endif()
if(TARGET cordon_ext)
  install(TARGETS cordon_ext DESTINATION ${parts_dir})
endif()
