import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findLongFiles } from './long-files.ts'

const projectRoot = join(import.meta.dirname, '..')

test('no source file has more than 250 lines', () => {
  const listing = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  expect(findLongFiles(projectRoot, listing.split('\n').filter(Boolean))).toEqual([])
})

test('twin: one line more is found, blank or not', () => {
  const directory = mkdtempSync(join(tmpdir(), 'long-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  writeFileSync(join(directory, 'longest.ts'), 'a()\n'.repeat(250))
  writeFileSync(join(directory, 'too-long.ts'), `${'a()\n'.repeat(250)}\n`)
  writeFileSync(join(directory, 'some-identities.ts'), 'a()\n'.repeat(300))
  expect(findLongFiles(directory, ['longest.ts', 'too-long.ts', 'some-identities.ts'])).toEqual([
    'too-long.ts',
  ])
})
