foreach(file access collect_text collect_value constant fold_call fold_format fold_operator fold_string gateways products textbook)
  cordon_unit(test_${file} ROOMS screen rules util LABEL host
              LIBS tree_sitter_python PkgConfig::YAML PkgConfig::PCRE2 PkgConfig::JANSSON
                   PkgConfig::UTF8PROC)
endforeach()
