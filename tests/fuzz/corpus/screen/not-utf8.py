# -*- coding: gbk -*-
x = 1
