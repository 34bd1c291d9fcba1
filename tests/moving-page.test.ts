import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exportAccount } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findFreePorts, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'moving-page-'))
const page = readFileSync(join(projectRoot, 'docs/moving.md'), 'utf8').replaceAll('/mnt', directory)
const commandWith = (words: string) => new RegExp(`^npm run .*${words}.*$`, 'm').exec(page)?.[0] ?? ''

const data = (name: string) => join(directory, name)
const run = async (command: string, dataDirectory: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDirectory },
  })
  return stdout
}

const [lesson = ''] = await readChallengeIds()
let port: number

/** Runs `work` with a school in a data directory. */
async function withSchool<Result>(
  dataDirectory: string,
  work: (camper: ApiClient, name: string) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ dataDirectory, port })
  try {
    const camper = new ApiClient(product.origin)
    return await work(camper, await camper.signIn(product, 'ada@example.org'))
  } finally {
    await product.stop()
  }
}

beforeAll(async () => {
  mkdirSync(join(directory, 'moving'))
  port = await findFreePorts()
})
afterAll(() => rmSync(directory, { recursive: true }))

test('a running school is exported and imported as the page says', async () => {
  const said = await withSchool(data('first'), async (camper) => {
    await camper.complete(lesson)
    return run(commandWith('-- export'), data('first'))
  })
  expect(said).toContain('as secret as the school')
  expect(await run(commandWith('-- import'), data('second'))).toContain('rows were compared')
  const completed = await withSchool(data('second'), (camper, name) => camper.completedOnProfile(name))
  expect(completed).toEqual([lesson])
}, 120_000)

test('a camper of another school brings their data along as the page says', async () => {
  const command = commandWith('-- user import')
  const [, file = ''] = /import (\S+)/.exec(command) ?? []
  await withSchool(data('first'), async (camper) => {
    writeFileSync(file, JSON.stringify(await camper.call(exportAccount)))
  })
  const completed = await withSchool(data('other'), async (camper, name) => {
    expect(await run(command.replace(/\S+$/, name), data('other'))).toContain('has completed 1 lessons')
    return camper.completedOnProfile(name)
  })
  expect(completed).toEqual([lesson])
}, 120_000)
