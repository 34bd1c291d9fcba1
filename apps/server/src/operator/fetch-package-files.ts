import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PythonPackageList, type PythonPackageLock, pythonPackageListName } from '@cairn/contract'
import { CommandError } from './command-error.ts'

/** A file of ten megabytes on a slow line. */
const timeoutMs = 600_000

type Fetching = {
  lock: PythonPackageLock
  /** A folder, or an address that begins with http. */
  from: string
  /** Where the files go. */
  folder: string
}

type Fetched = { fetched: number; kept: number; bytes: number }

/**
 * Brings every file of the lock into the folder and then lists them, so that lessons never see half of them. Files that
 * are there already are kept, so that a second try goes on where the first one failed.
 *
 * @throws CommandError that names each file that is missing or differs from its hash.
 */
export async function fetchPackageFiles({ lock, from, folder }: Fetching): Promise<Fetched> {
  await mkdir(folder, { recursive: true })
  const list: PythonPackageList = { pyodide: lock.pyodide, packages: {} }
  const problems: string[] = []
  let fetched = 0
  for (const [key, locked] of Object.entries(lock.packages)) {
    const { file_name: name, sha256 } = locked
    const file = join(folder, name)
    const present = await readFile(file).catch(() => undefined)
    if (present && hashOf(present) === sha256) {
      list.packages[key] = { ...locked, bytes: present.byteLength }
      continue
    }
    const content = await read(from, name)
    if (typeof content === 'string') problems.push(content)
    else if (hashOf(content) !== sha256)
      problems.push(`${name} is not the file that Pyodide’s lock file names`)
    else {
      await replaceFile(file, content)
      list.packages[key] = { ...locked, bytes: content.byteLength }
      fetched += 1
    }
  }
  if (problems.length > 0) {
    throw new CommandError(
      `From ${from} not all files came, so lessons have what they had before:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  }
  await replaceFile(join(folder, pythonPackageListName), JSON.stringify(list))
  await removeOthers(folder, list)
  const packages = Object.values(list.packages)
  const bytes = packages.reduce((sum, locked) => sum + locked.bytes, 0)
  return { fetched, kept: packages.length - fetched, bytes }
}

/** The content of a file, or why there is none. */
async function read(from: string, name: string): Promise<Uint8Array | string> {
  try {
    if (!/^https?:\/\//.test(from)) return await readFile(join(from, name))
    const address = new URL(name, from.endsWith('/') ? from : `${from}/`)
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.bytes() : `${name}: answered with ${response.status}`
  } catch (error) {
    return `${name}: ${reasonOf(error)}`
  }
}

/** `fetch` fails with a sentence that says nothing, and a cause that does. */
function reasonOf(error: unknown): string {
  const cause = error instanceof TypeError ? error.cause : error
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return 'is not there'
  return cause instanceof Error ? cause.message : String(error)
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

/** At once, because a running school may be reading it. */
async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, content)
  await rename(draft, file)
}

/** Files of an earlier version of Pyodide, and drafts of a command that was stopped. */
async function removeOthers(folder: string, { packages }: PythonPackageList): Promise<void> {
  const wanted = new Set([
    pythonPackageListName,
    ...Object.values(packages).map((locked) => locked.file_name),
  ])
  const others = (await readdir(folder)).filter((name) => !wanted.has(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}
