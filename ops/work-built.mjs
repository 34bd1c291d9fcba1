import { continueOnPinnedNode } from './pinned-node.mjs'

// Installs and builds nothing, like the school whose work it does.
await continueOnPinnedNode('../apps/server/src/worker.ts')
