import { ensureBuilt } from './build.ts'

await ensureBuilt()
await import('../apps/server/src/main.ts')
