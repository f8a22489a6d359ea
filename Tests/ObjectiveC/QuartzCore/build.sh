#!/bin/sh
# Compiles the driver against the small QuartzCore: build.sh COMPILER PROGRAM [FLAGS…]
set -eu
compiler=$1
program=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../../Sources/Drivers/objc
flags=$(gnustep-config --objc-flags | sed 's/-MMD -MP//; s/ -g / /; s/-O2/-O1/')
case $compiler in
*clang*)
  # clang has no headers of the Objective-C runtime of its own: those of gcc come last.
  flags="$flags -fobjc-runtime=gcc -idirafter $(dirname "$(gcc -print-file-name=include/objc/objc.h)")/.."
  ;;
esac
# shellcheck disable=SC2086
"$compiler" -std=gnu99 $flags -Werror "$@" -I"$sources" -I"$here" -include "$here/Structures.h" \
  -idirafter "$here/../../StandIns/ObjectiveC" -o "$program" \
  "$sources"/*.m "$here"/*.m $(gnustep-config --base-libs) -lm
