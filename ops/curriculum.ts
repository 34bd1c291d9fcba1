import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

// Half of the time of a small command is the reading of its own code.
enableCompileCache(join(projectRoot, '.build/compile-cache'))

/** The authors' command line; the one verb that needs a browser finds one. */
if (process.argv[2] === 'verify' && !process.argv.includes('--help')) {
  const { ensureChromium } = await import('./chromium.ts')
  process.env['CHROMIUM_PATH'] = ensureChromium()
}
await import('../packages/compiler/src/cli.ts')
