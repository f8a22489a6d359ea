#!/bin/sh
# Builds the driver next to its sources.
set -e
cd "$(dirname "$0")"
${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -O2 -Wall -Wextra $CFLAGS -o driver *.c -lm
