import { mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type BuildStep, ensureBuilt } from '../ops/build.ts'

let root: string

/** Writes its output once and trusts existing files, as builds with a cache do. */
const trustingBuild = `
  const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  mkdirSync('.build/out/parts', { recursive: true })
  if (!existsSync('.build/out/parts/page.html')) writeFileSync('.build/out/parts/page.html', 'A page.')
  writeFileSync('.build/out/index.json', readFileSync('source/words.txt'))
  appendFileSync('builds', 'x')`

const step: BuildStep = {
  name: 'sample',
  inputs: ['source'],
  output: '.build/out',
  command: ['-e', trustingBuild],
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(root, 'source'))
  writeFileSync(join(root, 'source/words.txt'), 'Some words.')
})

const build = () => ensureBuilt([step], root)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const countBuilds = () => read('builds').length

describe('a build', () => {
  test('is made once', async () => {
    await build()
    await build()
    expect(countBuilds()).toBe(1)
  })

  test('is made again when a source has changed', async () => {
    await build()
    writeFileSync(join(root, 'source/words.txt'), 'Other words.')
    await build()
    expect(read('.build/out/index.json')).toBe('Other words.')
  })

  test.for(['index.json', 'parts/page.html'])('is repaired after %s was truncated', async (file) => {
    await build()
    const whole = read(join('.build/out', file))
    truncateSync(join(root, '.build/out', file), 3)
    await build()
    expect(read(join('.build/out', file))).toBe(whole)
    await build()
    expect(countBuilds()).toBe(2)
  })

  test('is made again when its stamp was truncated', async () => {
    await build()
    truncateSync(join(root, '.build/sample.stamp'), 5)
    await build()
    expect(countBuilds()).toBe(2)
  })
})
