import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { dataFolder } from './data-folder.ts'
import { startPostgres } from './postgres-server.ts'
import { claimFolder } from './claim-folder.ts'
import { chooseSocketFolder, socketIn } from './socket-folder.ts'
import { chooseLauncher } from './unprivileged.ts'

let directory: string
let victim: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'socket-'))
  victim = await mkdtemp(join(tmpdir(), 'victim-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true })
  await rm(victim, { recursive: true })
})

const launcher = chooseLauncher(tmpdir())
const ownerAndMode = (path: string) => {
  const { uid, mode } = statSync(path)
  return { uid, mode }
}
const isRoot = process.getuid?.() === 0
/** Too long for a socket below it. */
const deep = () => join(directory, 'x'.repeat(100))

describe('the socket of the embedded PostgreSQL', () => {
  test('is in the data directory, inaccessible to other users', async () => {
    const { connection, stop } = await startPostgres(directory)
    expect(connection.host).toBe(join(directory, 'postgres-socket'))
    expect(statSync(connection.host).mode & 0o777).toBe(0o700)
    await stop()
  })

  test('is in a folder that cannot be guessed if the path would be too long', async () => {
    mkdirSync(deep())
    const places = []
    for (let start = 0; start < 2; start++) {
      const { connection, stop } = await startPostgres(deep())
      expect(existsSync(socketIn(connection.host))).toBe(true)
      expect(readFileSync(dataFolder(deep()).socketNote, 'utf8')).toBe(connection.host)
      places.push(connection.host)
      await stop()
    }
    expect(new Set(places).size).toBe(2)
    // The folder of the first start is gone.
    expect(places.map((place) => existsSync(place))).toEqual([false, true])
    rmSync(places[1] ?? '', { recursive: true })
  })

  test('follows no link placed where the folder might be expected', async () => {
    mkdirSync(deep())
    const guess = createHash('sha256').update(join(deep(), 'postgres')).digest('hex').slice(0, 16)
    const link = join(tmpdir(), `cairn-${guess}`)
    symlinkSync(victim, link)
    const before = ownerAndMode(victim)
    const { connection, stop } = await startPostgres(deep())
    await stop()
    expect(ownerAndMode(victim)).toEqual(before)
    expect(readdirSync(victim)).toEqual([])
    rmSync(link)
    rmSync(connection.host, { recursive: true })
  })
})

describe('a folder that exists already', () => {
  test('is used if it is ours', async () => {
    const path = join(directory, 'postgres-socket')
    mkdirSync(path, { mode: 0o777 })
    await claimFolder(path, launcher)
    expect(statSync(path).mode & 0o777).toBe(0o700)
  })

  test('is refused if it is a link, whose target stays as it is', async () => {
    symlinkSync(victim, join(directory, 'postgres-socket'))
    const before = ownerAndMode(victim)
    await expect(chooseSocketFolder(dataFolder(directory), launcher)).rejects.toThrow(StartError)
    expect(ownerAndMode(victim)).toEqual(before)
  })

  test.skipIf(!isRoot)('is refused if it belongs to another user, and stays theirs', async () => {
    const path = join(directory, 'postgres-socket')
    mkdirSync(path, { mode: 0o755 })
    chownSync(path, 1234, 1234)
    const before = ownerAndMode(path)
    await expect(claimFolder(path, launcher)).rejects.toThrow('belongs to another user')
    expect(ownerAndMode(path)).toEqual(before)
  })

  test('is not removed through a link that has replaced a recorded one', async () => {
    mkdirSync(deep())
    const folder = dataFolder(deep())
    const first = await chooseSocketFolder(folder, launcher)
    rmSync(first, { recursive: true })
    mkdirSync(join(victim, 'kept'))
    symlinkSync(victim, first)
    const second = await chooseSocketFolder(folder, launcher)
    expect(second).not.toBe(first)
    expect(readdirSync(victim)).toEqual(['kept'])
    rmSync(first)
    rmSync(second, { recursive: true })
  })
})
