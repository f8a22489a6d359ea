#!/bin/sh
cd "$(dirname "$0")" || exit 1
exec g++ -O2 -std=c++17 -Wall -o driver values.cpp geometry.cpp layer.cpp actions.cpp transactions.cpp animations.cpp views.cpp driver.cpp
