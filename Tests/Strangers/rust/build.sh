#!/bin/sh
# Builds the engine and its driver into ./driver
cd "$(dirname "$0")" && PATH="$PATH:$HOME/.cargo/bin" rustc --edition 2021 -O -A warnings -o driver src/main.rs
