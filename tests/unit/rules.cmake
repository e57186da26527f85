foreach(file index keys pattern policy read rules selftest words)
  cordon_unit(test_${file} ROOMS rules util LABEL host LIBS PkgConfig::YAML PkgConfig::PCRE2)
endforeach()
