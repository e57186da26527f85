foreach(file redact_test stream)
  cordon_unit(test_${file} ROOMS sanitize rules util LABEL host
              LIBS PkgConfig::PCRE2 PkgConfig::YAML)
endforeach()
