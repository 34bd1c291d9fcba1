import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { findFreePorts, startProduct } from './product/start-product.ts'

const projectRoot = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'backup-page-'))
const page = readFileSync(join(projectRoot, 'docs/backup.md'), 'utf8').replaceAll('/mnt', directory)
/** The page's commands, in their order. */
const commands = [...page.matchAll(/```sh\n(?<lines>[^`]*)```/g)].flatMap(({ groups }) =>
  (groups?.['lines'] ?? '').trim().split('\n'),
)
const commandWith = (words: string) => commands.find((command) => command.includes(words)) ?? ''
const environment = parseEnv(commandWith('npm start').replace(' npm start', '')) as Record<string, string>

const data = (name: string) => join(directory, name)
const run = async (command: string, dataDirectory: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDirectory },
  })
  return stdout
}

/** Runs `work` with a school in a data directory, as the page starts it. */
async function withSchool<Result>(
  dataDirectory: string,
  work: (camper: ApiClient, name: string) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ dataDirectory, port, environment })
  try {
    const camper = new ApiClient(product.origin)
    const name = await camper.signIn(product, 'ada@example.org')
    return await work(camper, name)
  } finally {
    await product.stop()
  }
}

const [early = '', late = '', mistaken = ''] = await readChallengeIds()
let port: number
let moment: string

const completedIn = (dataDirectory: string) =>
  withSchool(dataDirectory, (camper, name) => camper.completedOnProfile(name))

beforeAll(async () => {
  port = await findFreePorts()
  await withSchool(data('first'), async (camper) => {
    await camper.complete(early)
    await run(commandWith('-- backup'), data('first'))
    await camper.complete(late)
    moment = new Date().toISOString()
    await camper.complete(mistaken)
  })
}, 120_000)
afterAll(() => rmSync(directory, { recursive: true }))

test('a backup of a running school is checked as the page says', async () => {
  expect(await run(commandWith('check-backup'), data('first'))).toContain('can be restored')
})

test('a backup is restored as the page says', async () => {
  await run(commands.find((command) => /^npm.*-- restore/.test(command)) ?? '', data('backup'))
  expect(await completedIn(data('backup'))).toEqual([early])
}, 120_000)

test('with the archive, the latest state is restored as the page says', async () => {
  await run(commands.find((command) => /^ARCHIVE.*-- restore \S+$/.test(command)) ?? '', data('latest'))
  expect(new Set(await completedIn(data('latest')))).toEqual(new Set([early, late, mistaken]))
}, 120_000)

test('with the archive, the state at a moment is restored as the page says', async () => {
  const [command = ''] = commands.filter((line) => /-- restore \S+ \S+$/.test(line))
  await run(command.replace(/\S+$/, moment), data('moment'))
  expect(new Set(await completedIn(data('moment')))).toEqual(new Set([early, late]))
}, 120_000)

test('the archive is pruned as the page says', async () => {
  expect(await run(commandWith('prune-archive'), data('first'))).toMatch(/^\d+ files are deleted/m)
})
