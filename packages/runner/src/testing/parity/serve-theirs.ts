import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const theirs = dirname(require.resolve('@freecodecamp/curriculum-helpers/test-runner.js'))
const theirPython = dirname(require.resolve('pyodide-0.23/pyodide.js'))

/** Their Python worker loads Pyodide from a content network; here it comes from a local server, like ours. */
const pythonAddress = /`https:\/\/cdn\.jsdelivr\.net\/pyodide\/v\$\{[^}]*\}\/full\/`/g

/** The files of freeCodeCamp's runner, below `/their/`. */
export async function serveTheirs(path: string): Promise<string | Uint8Array | undefined> {
  if (path.startsWith('/their-python/')) {
    return readFile(join(theirPython, path.slice('/their-python/'.length)))
  }
  const file = join(theirs, path.slice('/their/'.length))
  if (!path.startsWith('/their/') || !existsSync(file)) return undefined
  const text = await readFile(file, 'utf8')
  return path.includes('python-test-evaluator')
    ? text.replace(pythonAddress, 'location.origin+"/their-python/"')
    : text
}
