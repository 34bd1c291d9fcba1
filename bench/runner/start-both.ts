import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bundleScript, type Page, type Rig, startRig } from '@cairn/runner/testing'

const require = createRequire(import.meta.url)
const theirs = dirname(require.resolve('@freecodecamp/curriculum-helpers/test-runner.js'))
const theirPython = dirname(require.resolve('pyodide-0.23/pyodide.js'))
const babel = require.resolve('@babel/standalone/babel.min.js')

/** Their Python worker loads Pyodide from a content network; here it comes from a local server, like ours. */
const pythonAddress = /`https:\/\/cdn\.jsdelivr\.net\/pyodide\/v\$\{[^}]*\}\/full\/`/g

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
    if (path === '/their/babel.js') return readFile(babel)
    if (path.startsWith('/their-python/'))
      return readFile(join(theirPython, path.slice('/their-python/'.length)))
    const file = join(theirs, path.slice('/their/'.length))
    if (!path.startsWith('/their/') || !existsSync(file)) return undefined
    const text = await readFile(file, 'utf8')
    return path.includes('python-test-evaluator')
      ? text.replace(pythonAddress, 'location.origin+"/their-python/"')
      : text
  }
  return startRig({ serveMore })
}

/** Loads the other runner into a page, as freeCodeCamp does. */
export async function addTheirs(page: Page): Promise<void> {
  await page.addScriptTag({ url: '/their/index.js' })
  await page.addScriptTag({ url: '/their/their-page.js' })
}
