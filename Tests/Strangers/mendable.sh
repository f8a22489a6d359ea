#!/bin/sh
# Makes a copy of an engine in which each mistake that is judged wrong can be mended: with MEND=3,17 in its
# environment, the third and the seventeenth are.
#   sh Tests/Strangers/mendable.sh c /tmp/mendable
set -e
if [ $# -ne 2 ] || [ ! -f "$(dirname "$0")/$1/mends.patch" ] || [ -e "$2" ]; then
  echo "usage: mendable.sh c|cpp|javascript|rust|swift FOLDER, which must not exist yet" >&2
  exit 2
fi
cp -R "$(dirname "$0")/$1" "$2"
patch -s -p1 -d "$2" <"$2/mends.patch"
if [ -f "$2/build.sh" ]; then sh "$2/build.sh"; fi
