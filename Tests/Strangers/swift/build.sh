#!/bin/sh
set -e
cd "$(dirname "$0")"
swiftc -O -parse-as-library Values.swift Engine.swift Driver.swift -o lamina-driver
