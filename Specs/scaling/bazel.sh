#!/bin/sh
# The test of BUILD.bazel: one shard of a run. Which one, TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say, and
# layercheck touches TEST_SHARD_STATUS_FILE, by which Bazel knows that the test heeds them.
set -eu
layercheck=$1
shift
exec "$layercheck" run --report "$TEST_UNDECLARED_OUTPUTS_DIR/report" "$@"
