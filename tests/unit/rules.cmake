foreach(file read words)
  cordon_unit(test_${file} ROOMS rules util LABEL host LIBS PkgConfig::YAML PkgConfig::PCRE2)
endforeach()
