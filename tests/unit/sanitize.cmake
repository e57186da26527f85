foreach(file address emit labels matcher paths prefilter redact redact_test redactions sanitizer
             stream validate)
  cordon_unit(test_${file} ROOMS sanitize rules util LABEL host
              LIBS PkgConfig::PCRE2 PkgConfig::YAML)
endforeach()
cordon_short_of_memory(test_sanitizer)
