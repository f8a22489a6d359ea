#!/bin/sh
# What needs a Mac, a phone or closures is compiled against declarations alone, written after Apple's headers.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../../Sources/Drivers/objc
flags="$(gnustep-config --objc-flags | sed 's/-MMD -MP//') -fobjc-runtime=gcc"
flags="$flags -idirafter $(dirname "$(gcc -print-file-name=include/objc/objc.h)")/.."
flags="$flags -fblocks -Werror -fsyntax-only -I$here -I$here/.. -I$here/../QuartzCore -I$sources"
common="-DLC_MAINLOOP=1 -DLC_BITMAPS=1 -DLC_CFTYPES=1 -DLC_DYNAMIC=1"
for file in "$sources"/*.m; do
  # shellcheck disable=SC2086
  clang -std=gnu99 $flags $common -DLC_APPKIT=1 -DLC_UIKIT=0 "$file"
  # shellcheck disable=SC2086
  clang -std=gnu99 $flags $common -DLC_APPKIT=0 -DLC_UIKIT=1 "$file"
done
echo "the parts for macOS and iOS compile against declarations"
