# One OBJECT library per folder of src/. A room sees the public headers, its own folder and the
# folders of the rooms it names in NEEDS, by -iquote: any other include fails to compile.
function(cordon_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;NEEDS;LIBS" ${ARGN})
  add_library(cdn_${name} OBJECT ${ROOM_SOURCES})
  target_include_directories(cdn_${name} PUBLIC ${PROJECT_SOURCE_DIR}/include)
  target_compile_options(cdn_${name} PUBLIC "SHELL:-iquote ${CMAKE_CURRENT_SOURCE_DIR}")
  target_link_libraries(cdn_${name} PRIVATE cordon_flags ${ROOM_LIBS})
  foreach(need ${ROOM_NEEDS})
    target_compile_options(cdn_${name} PUBLIC
      "SHELL:-iquote ${PROJECT_SOURCE_DIR}/src/${need}")
  endforeach()
endfunction()
