#!/bin/sh
# Run by cairn-backup.service, with BACKUPS naming the folder of all backups. It fails unless tonight's backup is known to be
# good, and keeps all earlier ones then.
set -eu

# What a night that failed has left: only backups that were checked have names without a dot. Those would fill the disk.
find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??-??-??.*' -exec rm -r -- {} +

tonight=$BACKUPS/$(date --utc +%Y-%m-%dT%H-%M-%S)
node=node_modules/node/bin/node
"$node" ops/school.ts backup "$tonight.unchecked"
"$node" ops/school.ts check-backup "$tonight.unchecked"
mv -- "$tonight.unchecked" "$tonight"

# Only after this one is known to be good.
find "$BACKUPS" -mindepth 1 -maxdepth 1 -type d -mtime +14 -exec rm -r -- {} +
