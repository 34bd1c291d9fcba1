import { continueOnPinnedNode } from './pinned-node.mjs'

// Installs nothing: that would delete and replace what a running school was started from.
await continueOnPinnedNode('./school.ts')
