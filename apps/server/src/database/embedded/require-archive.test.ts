import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartError } from '#process/start-error.ts'
import { archiveNote } from './own-archive.ts'
import { requireArchive } from './require-archive.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'require-archive-'))
afterAll(() => rmSync(dataDirectory, { recursive: true }))

const places = { databaseUrl: undefined, dataDirectory, archiveDirectory: undefined }

test('a school without an archive starts', async () => {
  await expect(requireArchive(places)).resolves.toBeUndefined()
})

test('a school with an archive starts only where it is told where that is', async () => {
  writeFileSync(join(dataDirectory, archiveNote), '2027-01-31-abcd1234')
  const refused = requireArchive(places)
  await expect(refused).rejects.toBeInstanceOf(StartError)
  await expect(refused).rejects.toThrow(/ARCHIVE_DIR is not set.*delete the file archive-name/)
  await expect(requireArchive({ ...places, archiveDirectory: '/mnt/archive' })).resolves.toBeUndefined()
  await expect(requireArchive({ ...places, databaseUrl: 'postgres://db/school' })).resolves.toBeUndefined()
})
