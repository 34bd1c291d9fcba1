import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundleScript, type Page, type Rig, serveTheirs, startRig } from '@cairn/runner/testing'

const require = createRequire(import.meta.url)
const babel = require.resolve('@babel/standalone/babel.min.js')

/** One browser with a page that has both runners. */
export async function startBoth(): Promise<Rig> {
  const bundled = new Map<string, string>(
    await Promise.all(
      (['their-page', 'loop-protect'] as const).map(
        async (name) =>
          [`/their/${name}.js`, await bundleScript(join(import.meta.dirname, `${name}.ts`))] as const,
      ),
    ),
  )
  const serveMore = async (path: string): Promise<string | Uint8Array | undefined> => {
    if (bundled.has(path)) return bundled.get(path)
    return path === '/their/babel.js' ? readFile(babel) : serveTheirs(path)
  }
  return startRig({ serveMore })
}

/** Loads the other runner into a page, as freeCodeCamp does. */
export async function addTheirs(page: Page): Promise<void> {
  await page.addScriptTag({ url: '/their/index.js' })
  await page.addScriptTag({ url: '/their/their-page.js' })
}
