import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { archiveNote, findOwnArchiveName } from '#database/embedded/own-archive.ts'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { findGap } from '#database/embedded/find-gap.ts'
import { isLogFile } from '#database/embedded/log-files.ts'

vi.setConfig({ testTimeout: 120_000 })

const places = await openDataDirectories()
const { asOwner, pathOf, type, withSchool } = places
afterAll(places.remove)

const archive = 'archive'
const settings = (data: string) => ({ DATA_DIR: pathOf(data), ARCHIVE_DIR: pathOf(archive) })
const archiveOf = async (data: string) =>
  join(pathOf(archive), (await findOwnArchiveName(pathOf(data))) ?? '')

/** Ends a file of the log with something in it. */
async function fillFile(data: string): Promise<void> {
  await asOwner(data, async (database) => {
    await sql`select pg_logical_emit_message(true, 'filling', 'stones')`.execute(database)
    await sql`select pg_switch_wal()`.execute(database)
  })
}

/** The files of the log that wait for the archive. */
async function waiting(data: string): Promise<string[]> {
  const names = await readdir(join(pathOf(data), 'postgres/pg_wal/archive_status'))
  return names.filter((name) => name.endsWith('.ready')).toSorted()
}

/** A school that has stopped while its archive was away, with what waits for that. */
async function openWaiting(data: string): Promise<{ folder: string; before: string[] }> {
  let folder = ''
  await withSchool({ data, archive }, async () => {
    await fillFile(data)
    folder = await archiveOf(data)
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, '')
    await fillFile(data)
    await fillFile(data)
  })
  const before = await waiting(data)
  expect(before.length).toBeGreaterThan(1)
  return { folder, before }
}

test('a command that is not told where the archive is leaves what waits for it', async () => {
  const { folder, before } = await openWaiting('waits')
  expect(await type(['stats'], { DATA_DIR: pathOf('waits') })).toMatchObject({ exitCode: 0 })
  expect(await waiting('waits')).toEqual(expect.arrayContaining(before))
  rmSync(folder)
  renameSync(`${folder}.away`, folder)
  await withSchool({ data: 'waits', archive }, () => fillFile('waits'))
  const names = await readdir(folder)
  expect(before.filter((name) => !names.includes(name.replace('.ready', '')))).toEqual([])
  expect(findGap(names)).toBeUndefined()
})

test('twin: it is thrown away if the school does not remember that there is an archive', async () => {
  const { before } = await openWaiting('forgets')
  rmSync(join(pathOf('forgets'), archiveNote))
  await type(['stats'], { DATA_DIR: pathOf('forgets') })
  expect((await waiting('forgets')).filter((name) => before.includes(name))).toEqual([])
})

test('while nothing can be copied to the archive, the doctor says so', async () => {
  const data = 'complains'
  await withSchool({ data, archive }, async () => {
    await fillFile(data)
    const folder = await archiveOf(data)
    renameSync(folder, `${folder}.away`)
    writeFileSync(folder, '')
    await fillFile(data)
    const examine = async () =>
      (await type(['doctor'], { ...settings(data), BUILD_DIR: pathOf('no-build') })).said
    await expect.poll(examine, { timeout: 30_000 }).toContain('could not be copied to the archive')
    expect(await examine()).toContain(`✗ The archive’s folder ${folder} cannot be read (ENOTDIR).`)
  })
})

test('a restore says that a file of the archive is missing, and what that means', async () => {
  const data = 'lacks'
  await withSchool({ data, archive }, async () => {
    await type(['backup', pathOf('base')], settings(data))
    for (const _file of [1, 2, 3, 4]) await fillFile(data)
  })
  const folder = await archiveOf(data)
  const [missing = ''] = (await readdir(folder)).filter(isLogFile).toSorted().slice(-2)
  expect(existsSync(join(folder, missing))).toBe(true)
  rmSync(join(folder, missing))
  const lacks = `The archive lacks ${missing}`
  for (const words of [
    ['check-backup', pathOf('base')],
    ['restore', pathOf('base')],
  ]) {
    const { exitCode, said } = await type(words, { ...settings(data), DATA_DIR: pathOf('restored') })
    expect([exitCode, said]).toEqual([
      0,
      expect.stringContaining(`${lacks}. What came after it is not in the school`),
    ])
  }
  const later = await type(['restore', pathOf('base'), '2100-01-01T00:00:00Z'], {
    ...settings(data),
    DATA_DIR: pathOf('later'),
  })
  expect(later).toEqual({
    exitCode: 1,
    said: expect.stringContaining(`${lacks}, and leads to no moment after that`) as string,
  })
  const { said } = await type(['doctor'], { ...settings(data), BUILD_DIR: pathOf('no-build') })
  expect(said).toContain(`? ${lacks}. Backups from before lead no further.`)
})

test('an archive in the data directory, which would be lost with it, is refused', async () => {
  const attempt = withSchool({ data: 'holds', archive: 'holds/archive' }, async () => undefined)
  await expect(attempt).rejects.toThrow('ARCHIVE_DIR is inside DATA_DIR')
})
