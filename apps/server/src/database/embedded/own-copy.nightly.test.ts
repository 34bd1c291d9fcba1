import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStorage } from '../open-storage.ts'
import { dataFolder } from './data-folder.ts'
import { ownCopy } from './own-copy.ts'
import { chooseLauncher } from './unprivileged.ts'

let directory: string
/** In a folder that everyone may enter, and in one that is root's alone. */
let reachable: string
let hidden: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'copies-'))
  reachable = join(directory, 'reachable')
  hidden = join(directory, 'hidden')
  await mkdir(reachable)
  await mkdir(hidden, { mode: 0o700 })
  await chmod(directory, 0o755)
})
afterEach(() => rm(directory, { recursive: true }))

async function keepOneKey(dataDirectory: string): Promise<void> {
  const { database, close } = await openStorage({ databaseUrl: undefined, dataDirectory })
  await database
    .insertInto('server_keys')
    .values({ name: 'kept', value: Buffer.from('x') })
    .execute()
  await close()
}

async function readKeys(dataDirectory: string): Promise<string[]> {
  const { database, close } = await openStorage({ databaseUrl: undefined, dataDirectory })
  const rows = await database.selectFrom('server_keys').select('name').execute()
  await close()
  return rows.map(({ name }) => name)
}

describe.runIf(process.getuid?.() === 0)('a data directory that root', () => {
  test('copies still starts', async () => {
    await keepOneKey(join(reachable, 'data'))
    await cp(join(reachable, 'data'), join(reachable, 'copy'), { recursive: true })
    expect(await readKeys(join(reachable, 'copy'))).toEqual(['kept'])
  })

  test('moves out of its own folder, or into it, still starts', async () => {
    await keepOneKey(join(hidden, 'data'))
    await rename(join(hidden, 'data'), join(reachable, 'data'))
    expect(await readKeys(join(reachable, 'data'))).toEqual(['kept'])
    await rename(join(reachable, 'data'), join(hidden, 'data'))
    expect(await readKeys(join(hidden, 'data'))).toEqual(['kept'])
  })

  test('uses for another user stays that user’s', async () => {
    const { data } = dataFolder(join(reachable, 'data'))
    await mkdir(data, { recursive: true })
    await chown(data, 1000, 1000)
    await ownCopy(data, chooseLauncher(data))
    expect((await lstat(data)).uid).toBe(1000)
  })

  test('never gives away what a link in it leads to', async () => {
    const secret = join(hidden, 'secret')
    await writeFile(secret, '')
    const { data } = dataFolder(join(reachable, 'data'))
    await mkdir(data, { recursive: true })
    await symlink(secret, join(data, 'link'))
    await symlink(hidden, join(data, 'folder'))
    const launcher = chooseLauncher(data)
    await ownCopy(data, launcher)
    expect((await lstat(data)).uid).toBe(launcher.options.uid)
    expect((await lstat(secret)).uid).toBe(0)
    expect((await lstat(hidden)).uid).toBe(0)
    expect(await readdir(hidden)).toEqual(['secret'])
  })
})
