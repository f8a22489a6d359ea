#!/bin/sh
# One run as jobs of GNU parallel, on this machine or, with --sshlogin and --transferfile, on others:
#
#   sh parallel.sh 5 --cases 20000 -- ./my-driver
#
# Everything behind the number of shards goes to 'layercheck run'.
set -eu
shards=$1
shift
rm -rf shards
# LAYERCHECK_SHARDS says of how many parts, PARALLEL_SEQ which of them: the jobs count up from 1.
# A shard that finds something wrong ends with 1; the merge decides.
LAYERCHECK_SHARDS=$shards parallel --quote --line-buffer \
  layercheck run --quiet --report 'shards/{}' "$@" ::: $(seq "$shards") || true
exec layercheck merge --report report shards/*/
