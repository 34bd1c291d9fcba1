import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { protectBuild } from '../apps/server/src/process/build-lock.ts'
import { BuildError, type BuildStep, ensureBuilt } from '../ops/build.ts'

const projectRoot = join(import.meta.dirname, '..')

let root: string
let directory: string

/** Writes its output once and trusts existing files, as builds with a cache do. */
const trustingBuild = `
  const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  const out = process.env.BUILD_DIR + '/out'
  mkdirSync(out + '/parts', { recursive: true })
  if (!existsSync(out + '/parts/page.html')) writeFileSync(out + '/parts/page.html', 'A page.')
  writeFileSync(out + '/index.json', readFileSync('source/words.txt'))
  appendFileSync('builds', 'x')`

const step: BuildStep = {
  name: 'sample',
  inputs: ['source'],
  output: 'out',
  command: ['-e', trustingBuild],
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  directory = join(root, '.build')
  mkdirSync(join(root, 'source'))
  writeFileSync(join(root, 'source/words.txt'), 'Some words.')
})

const build = () => ensureBuilt([step], { root, directory })
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

describe('a build that a running school serves', () => {
  test('is left alone, and the reader learns why', async () => {
    await build()
    const stop = protectBuild(directory)
    writeFileSync(join(root, 'source/words.txt'), 'Other words.')
    await expect(build()).rejects.toThrow(BuildError)
    await expect(build()).rejects.toThrow('a running school or another build is using it')
    expect(read('.build/out/index.json')).toBe('Some words.')
    stop()
    await build()
    expect(read('.build/out/index.json')).toBe('Other words.')
  })

  test('can be shared by a second school while it is up to date', async () => {
    await build()
    const stop = protectBuild(directory)
    await build()
    expect(countBuilds()).toBe(1)
    stop()
  })

  test('stays as it is when another school is built into a folder of its own', async () => {
    await build()
    const stop = protectBuild(directory)
    writeFileSync(join(root, 'source/words.txt'), 'Other words.')
    await ensureBuilt([step], { root, directory: join(directory, 'second') })
    expect(read('.build/out/index.json')).toBe('Some words.')
    expect(read('.build/second/out/index.json')).toBe('Other words.')
    stop()
  })
})

test.for([
  ['ops/build-directory.ts', 'buildDirectory', '.build/second'],
  ['packages/compiler/src/cli/paths.ts', 'buildDirectory', '.build/second'],
  ['apps/web/react-router.config.ts', 'default.buildDirectory', '.build/second/web'],
] as const)('%s builds where BUILD_DIR says', ([file, name, folder]) => {
  const program = `import('./${file}').then((module) => console.log(module.${name}))`
  const environment = { ...process.env, BUILD_DIR: '.build/second' }
  const printed = execFileSync(process.execPath, ['-e', program], {
    cwd: projectRoot,
    env: environment,
    encoding: 'utf8',
  })
  expect(printed.trim()).toBe(join(projectRoot, folder))
})
