import { ensureInstalled } from './install.mjs'
import { continueOnPinnedNode } from './pinned-node.mjs'

ensureInstalled()
await continueOnPinnedNode('./locales.ts')
