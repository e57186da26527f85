foreach(file arena bind bind_call collect collect_access examples facts flatten fold judge mend names normalise own_names parse refusal resolve
        scopes screen spelling verdict verdict_json verdict_text)
  cordon_unit(test_${file} ROOMS screen rules util LABEL host
              LIBS tree_sitter_python PkgConfig::YAML PkgConfig::PCRE2 PkgConfig::JANSSON
                   PkgConfig::UTF8PROC)
endforeach()
cordon_short_of_memory(test_screen)
