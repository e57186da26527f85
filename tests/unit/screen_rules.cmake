# What the screen room does for rules of the richer kinds.
foreach(file arguments define query query_form suppress)
  cordon_unit(test_${file} ROOMS screen rules util LABEL host
              LIBS tree_sitter_python PkgConfig::YAML PkgConfig::PCRE2 PkgConfig::JANSSON)
endforeach()
foreach(file contradict predicates rule texts)
  cordon_unit(test_${file} ROOMS rules util LABEL host LIBS PkgConfig::YAML PkgConfig::PCRE2)
endforeach()
