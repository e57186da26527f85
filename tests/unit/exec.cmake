if(CORDON_EXEC)
  foreach(file layers outcome)
    cordon_unit(test_${file} ROOMS exec wire rules util LABEL host LIBS PkgConfig::SECCOMP
                PkgConfig::YAML PkgConfig::PCRE2)
  endforeach()
  # These start programs of their own, which any Linux with pidfds can.
  foreach(file interpreter spawn usage)
    cordon_unit(test_${file} ROOMS exec wire rules util LABEL live LIBS PkgConfig::SECCOMP
                PkgConfig::YAML PkgConfig::PCRE2)
  endforeach()
endif()
