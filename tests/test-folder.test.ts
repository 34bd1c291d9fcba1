import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../ops/test-folder.ts'

test('the folder of tests takes the place of those that killed runs have left', () => {
  const parent = mkdtempSync(join(tmpdir(), 'folders-'))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const running = `cairn-tests-${process.pid}-running`
  mkdirSync(join(parent, `cairn-tests-${ended}-left`, 'school'), { recursive: true })
  mkdirSync(join(parent, running))
  const folder = makeTestFolder(parent)
  expect(readdirSync(parent).toSorted()).toEqual([basename(folder), running].toSorted())
  rmSync(parent, { recursive: true })
})
