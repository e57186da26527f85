foreach(file buf clip clock error fd utf8 file)
  cordon_unit(test_${file} ROOMS util LABEL host)
endforeach()
