import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDataDirectories } from '#testing/open-data-directories.ts'
import { type BackupNote, noteName, readBackupNote } from './backup-note.ts'
import { copyFile } from './copy-file.ts'
import { copyLog } from './copy-log.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const places = await openDataDirectories()
const { pathOf, type, withSchool } = places
afterAll(places.remove)

const environment = { DATA_DIR: pathOf('school'), ARCHIVE_DIR: pathOf('archive') }
const logFile = 'F'.repeat(24)

beforeAll(() =>
  withSchool({ data: 'school', archive: 'archive' }, async () => {
    await type(['backup', pathOf('backup')], environment)
  }),
)

test('of two backups into one folder at once, one is made and is whole', async () => {
  await withSchool({ data: 'school', archive: 'archive' }, async () => {
    const typed = await Promise.all([1, 2].map(() => type(['backup', pathOf('twice')], environment)))
    expect(typed.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1)
    expect(typed.map(({ said }) => said).join()).toMatch(/Another backup is being made|exists already/)
  })
  const checked = await Promise.all([1, 2].map(() => type(['check-backup', pathOf('twice')], environment)))
  expect(checked.map(({ exitCode }) => exitCode)).toEqual([0, 0])
})

test('a backup takes no place that a link to nothing has', async () => {
  await symlink(pathOf('nowhere'), pathOf('link'))
  await withSchool({ data: 'school', archive: 'archive' }, async () => {
    const { exitCode, said } = await type(['backup', pathOf('link')], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('exists already')])
  })
  expect((await readdir(pathOf(''))).filter((name) => name.includes('unfinished'))).toEqual([])
})

describe('a backup that someone has changed', () => {
  const changed = async (name: string, change: (note: BackupNote) => object) => {
    const folder = pathOf(name)
    await cp(pathOf('backup'), folder, { recursive: true })
    const note = await readBackupNote(folder)
    await writeFile(join(folder, noteName), JSON.stringify({ ...note, ...change(note) }))
    return folder
  }

  const outside = '../outside'
  const contents = 'a program'
  const sha256 = createHash('sha256').update(contents).digest('hex')

  test('writes nothing outside the restored school', async () => {
    await writeFile(pathOf('outside'), contents)
    const folder = await changed('escaping', ({ files }) => ({
      files: { ...files, [outside]: { bytes: contents.length, sha256 } },
    }))
    const { exitCode, said } = await type(['restore', folder], { DATA_DIR: pathOf('escaped') })
    expect([exitCode, said]).toEqual([1, expect.stringContaining('is missing')])
    expect(existsSync(join(pathOf('escaped'), 'outside'))).toBe(false)
  })

  test('makes no empty school when it names no files', async () => {
    const folder = await changed('empty', () => ({ files: {} }))
    for (const command of [
      ['check-backup', folder],
      ['restore', folder],
    ]) {
      const { exitCode, said } = await type(command, { DATA_DIR: pathOf('from-nothing') })
      expect([exitCode, said]).toEqual([1, expect.stringContaining('no database in it')])
    }
    expect(await readdir(pathOf('from-nothing'))).not.toContain('postgres')
  })

  test('twin: writes there if every path that it names is copied', async () => {
    await writeFile(pathOf('outside'), contents)
    const restoring = join(pathOf('unguarded'), 'restoring')
    await copyFile(join(pathOf('backup'), outside), join(restoring, outside))
    expect(await readFile(join(pathOf('unguarded'), 'outside'), 'utf8')).toBe(contents)
  })

  test('deletes nothing outside the archive', async () => {
    await mkdir(pathOf('precious'))
    await writeFile(join(pathOf('precious'), logFile), 'of a school')
    const folder = await changed('deleting', () => ({ archive: '../precious', firstLogFile: 'G' }))
    const { exitCode, said } = await type(['prune-archive', folder], environment)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('is damaged')])
    expect(await readdir(pathOf('precious'))).toEqual([logFile])
  })
})

test('a link in an archive is not followed', async () => {
  await mkdir(pathOf('linked'))
  await writeFile(pathOf('secret'), 'of another user')
  await symlink(pathOf('secret'), join(pathOf('linked'), logFile))
  await mkdir(pathOf('copied'))
  await copyLog(pathOf('linked'), pathOf('copied'), '0')
  expect(existsSync(join(pathOf('copied'), logFile))).toBe(false)
})
