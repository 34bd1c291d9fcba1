import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres-server.ts'

/** Each protection has a twin test that switches it off and sees the fault. */

vi.setConfig({ testTimeout: 120_000 })

const meantForOthers = { PGSSLMODE: 'require', PGOPTIONS: '-cfoo=1', PGDATABASE: 'elsewhere' }

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-settings-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true })
})

const choose = () => {
  for (const [name, value] of Object.entries(meantForOthers)) vi.stubEnv(name, value)
}

test('a database of the school’s own starts with settings for another one in the environment', async () => {
  choose()
  const { stop } = await startPostgres(directory)
  expect(Object.keys(process.env).filter((name) => name in meantForOthers)).toEqual([])
  await stop()
})

test('twin: with these settings, its clients are refused', async () => {
  const { connection, stop } = await startPostgres(directory)
  choose()
  await expect(new Client(connection).connect()).rejects.toThrow('SSL')
  await stop()
})
