import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Only the owner of the school's process may read the key. */
const ownerReads = 0o400
const ownerEnters = 0o700

/** The school's private key as PEM; made by `create` if there is none. Of two processes that start, one makes it. */
export async function readOrCreateKey(file: string, create: () => string): Promise<string> {
  const existing = await readIfThere(file)
  if (existing !== undefined) return existing
  const made = await writeBeside(file, create())
  try {
    // Unlike writing it in place, this leaves no moment in which it is empty.
    await link(made, file)
  } catch (error) {
    if (!isOf(error, 'EEXIST')) throw error
  } finally {
    await rm(made)
  }
  return readFile(file, 'utf8')
}

/** Puts a new key in the place of the old one, which is deleted: what it has signed is checked with its public half. */
export async function replaceKey(file: string, pem: string): Promise<void> {
  await rename(await writeBeside(file, pem), file)
}

/** Writes a file of another name into the same folder, and returns its path. */
async function writeBeside(file: string, content: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: ownerEnters })
  const beside = `${file}.${randomUUID()}`
  // Without `flush`, a power cut could leave an empty key under the name that it gets.
  await writeFile(beside, content, { mode: ownerReads, flag: 'wx', flush: true })
  return beside
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isOf(error, 'ENOENT')) return undefined
    throw error
  }
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
