#!/bin/sh
# Run by cairn-backup.service, with BACKUPS naming the folder of all backups.
set -eu

today=$(date --utc +%Y-%m-%dT%H-%M-%S)
node=node_modules/node/bin/node
"$node" ops/school.ts backup "$BACKUPS/$today"
"$node" ops/school.ts check-backup "$BACKUPS/$today"

# Only after this one is known to be good.
find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -mtime +14 -exec rm -r -- {} +
