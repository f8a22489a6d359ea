#!/bin/sh
set -e
cd "$(dirname "$0")"
swiftc -O -parse-as-library *.swift -o lamina-driver
