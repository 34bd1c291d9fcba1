import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isNightly } from '#testing/is-nightly.ts'
import { canMount } from '#testing/small-disk.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { lockBuild } from '#process/build-lock.ts'
import { lockDataDirectory } from '#process/owner-lock.ts'

let place: string
let data: string
let built: string

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'start-'))
  data = join(place, 'data')
  built = join(place, 'built')
  mkdirSync(data)
  await writeSampleCurriculum(join(built, 'curriculum/english'))
  mkdirSync(join(built, 'runner'))
  writeFileSync(join(built, 'runner/manifest.json'), '{"version":"1","headers":{}}')
  mkdirSync(join(built, 'web/server'), { recursive: true })
  writeFileSync(join(built, 'web/server/index.js'), 'export const renderPage = () => undefined')
})
afterEach(() => rmSync(place, { recursive: true }))

/** Starts a school that cannot start, and returns its output. */
async function failToStart(): Promise<string> {
  const school = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: data, BUILD_DIR: built, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exit = once(school, 'exit')
  const printed = await text(school.stderr)
  await exit
  expect(school.exitCode).toBe(1)
  return printed
}

const oneLine = (pattern: RegExp) => new RegExp(`^${pattern.source}\\n$`)

describe('a school that cannot start says why in one line', () => {
  const parts = ['web/server/index.js', 'curriculum/english/index.json', 'runner/manifest.json']
  /** By default the first of them. */
  test.for(isNightly ? parts : parts.slice(0, 1))('if %s was cut short', async (file) => {
    truncateSync(join(built, file), 10)
    expect(await failToStart()).toMatch(
      oneLine(/The build in .* is incomplete .* Run npm start to build it again\./),
    )
  })

  test.runIf(isNightly)(
    'if the build is outside the project, where its packages cannot be found',
    async () => {
      writeFileSync(
        join(built, 'web/server/index.js'),
        `import 'react'\nexport const renderPage = () => undefined`,
      )
      expect(await failToStart()).toMatch(oneLine(/BUILD_DIR=.* Choose a folder inside the project\./))
    },
  )

  test('if another school uses the folder', async () => {
    const release = lockDataDirectory(data)
    expect(await failToStart()).toMatch(oneLine(/.* is in use by process \d+ on .*/))
    release()
  })

  test('if the build is being made', async () => {
    const finish = lockBuild(built)
    expect(await failToStart()).toMatch(oneLine(/The build in .* is being made at this moment\. .*/))
    finish?.()
  })

  test.skipIf(!canMount)('if the folder cannot be written', async () => {
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'none', data])
    const printed = await failToStart().finally(() => spawnSync('umount', [data]))
    expect(printed).toMatch(oneLine(/.* cannot be written \(EROFS\)\. .*/))
  })
})

test('a school says at its start that the key of certificates is damaged', async () => {
  mkdirSync(join(data, 'credentials'))
  writeFileSync(join(data, 'credentials/key.pem'), 'cut sho')
  truncateSync(join(built, 'web/server/index.js'), 10)
  expect(await failToStart()).toMatch(
    /^.*key\.pem holds no key that can be read\. .*\nThe build in .* is incomplete/,
  )
})
