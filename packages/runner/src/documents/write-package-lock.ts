import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pythonPackages, PythonPackageLock } from '@cairn/contract'
import { pyodideVersion } from '../pyodide-version.ts'
import { packageFolder } from './package-folder.ts'

/** Writes what an operator may fetch: the part of Pyodide's own lock file that lessons need, with its hashes. */
export async function writePackageLock(file: string): Promise<void> {
  const { version } = await readJson<{ version: string }>('package.json')
  if (version !== pyodideVersion)
    throw new Error(`pyodide-version.ts names ${pyodideVersion}, not ${version}`)
  const { packages } = PythonPackageLock.parse({
    ...(await readJson<object>('pyodide-lock.json')),
    pyodide: version,
  })
  const needed: PythonPackageLock['packages'] = {}
  const add = (name: string) => {
    const locked = packages[name]
    if (!locked) throw new Error(`Pyodide has no package ${name}`)
    if (needed[name]) return
    needed[name] = locked
    for (const other of locked.depends) add(other)
  }
  for (const name of pythonPackages) add(name)
  await writeFile(file, `${JSON.stringify({ pyodide: version, packages: needed }, null, 2)}\n`)
}

async function readJson<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(join(packageFolder('pyodide'), name), 'utf8')) as Content
}
