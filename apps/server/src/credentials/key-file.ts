import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Only the owner of the school's process may read the key. */
const ownerReads = 0o400
const ownerEnters = 0o700

/** The school's private key as PEM; made by `create` if there is none. Of two processes that start, one makes it. */
export async function readOrCreateKey(file: string, create: () => string): Promise<string> {
  const existing = await readIfThere(file)
  if (existing !== undefined) return existing
  await mkdir(dirname(file), { recursive: true, mode: ownerEnters })
  try {
    await writeFile(file, create(), { mode: ownerReads, flag: 'wx' })
  } catch (error) {
    if (!isOf(error, 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}

/** Puts a new key in the place of the old one, which is deleted: what it has signed is checked with its public half. */
export async function replaceKey(file: string, pem: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: ownerEnters })
  const next = `${file}.next`
  await unlink(next).catch(() => undefined)
  await writeFile(next, pem, { mode: ownerReads, flag: 'wx' })
  await rename(next, file)
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
