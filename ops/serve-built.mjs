import { continueOnPinnedNode } from './pinned-node.mjs'

// Installs and builds nothing: where a school is run, what was built elsewhere is there already.
await continueOnPinnedNode('../apps/server/src/main.ts')
