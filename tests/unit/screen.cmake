foreach(file bind collect examples fold names normalise parse resolve)
  cordon_unit(test_${file} ROOMS screen rules util LABEL host
              LIBS tree_sitter_python PkgConfig::YAML PkgConfig::PCRE2 PkgConfig::JANSSON)
endforeach()
