foreach(file address emit labels matcher paths prefilter redact redact_test redactions sanitizer
             stream validate)
  cordon_unit(test_${file} ROOMS sanitize rules util LABEL host
              LIBS PkgConfig::PCRE2 PkgConfig::YAML)
endforeach()
target_link_options(test_sanitizer PRIVATE
  -Wl,--wrap=malloc -Wl,--wrap=calloc -Wl,--wrap=realloc)
