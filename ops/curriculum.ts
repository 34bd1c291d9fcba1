import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildDirectory } from './build-directory.ts'

// Loading its own code takes half of the time of a small command.
enableCompileCache(join(buildDirectory, 'compile-cache'))

/** The authors' command line; it finds a browser for the verbs that need it. */
if (['verify', 'mutate'].includes(process.argv[2] ?? '') && !process.argv.includes('--help')) {
  const { ensureChromium } = await import('./chromium.ts')
  process.env['CHROMIUM_PATH'] = ensureChromium()
}
await import('../packages/compiler/src/cli.ts')
