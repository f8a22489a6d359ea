#!/bin/sh
# One run as the tasks of a Slurm job array, merged when all of them have ended:
#
#   sh slurm.sh 5 --cases 20000 -- ./my-driver
#
# Everything behind the number of shards goes to 'layercheck run'. The folder 'shards' takes the reports of
# the shards, 'report' that of the run; both lie where every node can write.
set -eu

if [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
  shards=$1
  shift
  rm -rf shards
  mkdir shards
  array=$(sbatch --parsable --job-name=layercheck --ntasks=1 --array="1-$shards" \
    --output='shards/%a.txt' "$0" "$@")
  # A shard that finds something wrong ends with 1, so this waits for the end, not for success.
  sbatch --parsable --job-name=layercheck-merge --ntasks=1 --dependency="afterany:${array%%;*}" \
    --output=merge.txt --wrap='layercheck merge --report report shards/*/'
else
  # Which shard it is, the variables of the array say.
  exec layercheck run --quiet --report "shards/$SLURM_ARRAY_TASK_ID" "$@"
fi
