import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#database/schema.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { readyName } from './ready-school.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { pathOf, remove, type, withSchool } = await openDataDirectories()
afterAll(remove)

const data = 'school'
const keyNames = async (database: Database) => {
  const rows = await database.selectFrom('server_keys').select('name').execute()
  return rows.map(({ name }) => name)
}

/** As when the restore or import of a school was killed after its other files had moved, and before its database. */
beforeEach(async () => {
  await withSchool({ data }, (database) =>
    database
      .insertInto('server_keys')
      .values({ name: 'ours', value: Buffer.from('ours') })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const ready = join(pathOf(data), readyName)
  await mkdir(ready)
  await rename(join(pathOf(data), 'postgres'), join(ready, 'postgres'))
})

async function expectInPlace(): Promise<void> {
  expect(await readdir(pathOf(data))).not.toContain(readyName)
  expect(await withSchool({ data }, keyNames)).toContain('ours')
}

test('a start goes on with a restore or import that was cut off at its end, and makes no empty school', async () => {
  expect(await withSchool({ data }, keyNames)).toContain('ours')
  await expectInPlace()
})

test.for([
  ['restore', 'backup'],
  ['import', 'school.gz'],
] as const)('a second %s goes on with it, too, and finds nothing in its way', async ([command, from]) => {
  const { exitCode, said } = await type([command, pathOf(from)], { DATA_DIR: pathOf(data) })
  expect([exitCode, said]).toEqual([0, expect.stringContaining('was interrupted at its end')])
  await expectInPlace()
})
