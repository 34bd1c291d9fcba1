import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from './postgres-server.ts'
import { unfinishedNames } from './unfinished-school.ts'

vi.setConfig({ testTimeout: 120_000 })

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'unfinished-'))
})
afterEach(() => rm(directory, { recursive: true }))

test.for(Object.entries(unfinishedNames))(
  'where a %s was interrupted, a start makes no empty school, and says what to do',
  async ([command, name]) => {
    await mkdir(join(directory, name))
    await expect(startPostgres(directory)).rejects.toThrow(
      `The ${command} into ${directory} was interrupted.`,
    )
    expect(await readdir(directory)).toEqual([name])
  },
)

test('a school that is there already starts beside what is left of one', async () => {
  await (await startPostgres(directory)).stop()
  await mkdir(join(directory, unfinishedNames.restore))
  const { connection, stop } = await startPostgres(directory)
  expect(connection.database).toBe('postgres')
  await stop()
})
