# Warnings are errors; the usual hardening; sanitizers on demand.
add_library(cordon_flags INTERFACE)
target_compile_options(cordon_flags INTERFACE
  -Wall -Wextra -Wpedantic -Werror -Wshadow -Wstrict-prototypes -Wmissing-prototypes
  -Wwrite-strings -Wvla -Wformat=2 -Wundef -fstack-protector-strong -fno-common)
target_compile_definitions(cordon_flags INTERFACE
  _GNU_SOURCE CORDON_INSTALL_PREFIX="${CMAKE_INSTALL_PREFIX}" CORDON_EXEC=$<BOOL:${CORDON_EXEC}>)
if(NOT APPLE) # its linker knows none of these; only the screen-only build goes there
  add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack)
endif()
if(CORDON_SANITIZE)
  add_compile_options(-fsanitize=${CORDON_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${CORDON_SANITIZE})
else()
  add_compile_definitions($<$<NOT:$<CONFIG:Debug>>:_FORTIFY_SOURCE=2>)
endif()
