import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const script = join(projectRoot, 'ops/deploy/systemd/make-backup.sh')
const directory = mkdtempSync(join(tmpdir(), 'nightly-backup-'))
const dataDirectory = join(directory, 'data')
afterAll(() => rmSync(directory, { recursive: true }))

let school: Product

beforeAll(async () => {
  school = await startProduct({ dataDirectory, port: await findFreePorts() })
}, 120_000)
afterAll(() => school.stop())

const makeBackup = (backups: string, environment: Record<string, string> = {}) =>
  promisify(execFile)('sh', [script], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDirectory, BACKUPS: backups, ...environment },
  })

/** A folder of backups with one of three weeks ago, and one of today. */
function folderWithBackups(name: string): string {
  const backups = join(directory, name)
  for (const backup of ['old', 'recent']) mkdirSync(join(backups, backup), { recursive: true })
  const threeWeeksAgo = Date.now() / 1000 - 21 * 24 * 60 * 60
  utimesSync(join(backups, 'old'), threeWeeksAgo, threeWeeksAgo)
  return backups
}

test('a nightly backup is made and checked, and old ones are deleted', { timeout: 120_000 }, async () => {
  const backups = folderWithBackups('good')
  expect((await makeBackup(backups)).stdout).toContain('can be restored')
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^[\d-]+T[\d-]+$/), 'recent'])
})

test(
  'one that cannot be checked fails, keeps old ones, and does not pile up',
  { timeout: 120_000 },
  async () => {
    const backups = folderWithBackups('bad')
    const leftovers = ['2027-01-31T03-30-00.unchecked', '2027-01-31T03-30-00.unchecked.checked-0a1b2c3d']
    for (const name of leftovers) mkdirSync(join(backups, name))
    // Of a school without an archive there is none to check a backup with.
    const environment = { ARCHIVE_DIR: join(directory, 'no-archive') }
    for (const _night of [1, 2])
      await expect(makeBackup(backups, environment)).rejects.toThrow('made without an archive')
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^[\d-]+T[\d-]+\.unchecked$/),
      'old',
      'recent',
    ])
    expect(readdirSync(backups)).not.toContain(leftovers[0])
  },
)
