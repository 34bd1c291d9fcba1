import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { readCommands, runCommand, withCamper } from './product/operator-page.ts'
import { findFreePorts } from './product/start-product.ts'

const directory = mkdtempSync(join(tmpdir(), 'backup-page-'))
const commands = readCommands('backup.md', directory)
const commandWith = (words: string) => commands.find((command) => command.includes(words)) ?? ''
const environment = parseEnv(commandWith('npm start').replace(' npm start', '')) as Record<string, string>
const data = (name: string) => join(directory, name)

/** With a school as the page starts it. */
const withSchool = <Result>(
  dataDirectory: string,
  work: (camper: ApiClient, name: string) => Promise<Result>,
) => withCamper({ dataDirectory, port, environment }, work)

const [early = '', late = '', mistaken = ''] = await readChallengeIds()
let port: number
let moment: string

const completedIn = (dataDirectory: string) =>
  withSchool(dataDirectory, (camper, name) => camper.completedOnProfile(name))

beforeAll(async () => {
  port = await findFreePorts()
  await withSchool(data('first'), async (camper) => {
    await camper.complete(early)
    await runCommand(commandWith('-- backup'), data('first'))
    await camper.complete(late)
    moment = new Date().toISOString()
    await camper.complete(mistaken)
  })
}, 120_000)
afterAll(() => rmSync(directory, { recursive: true }))

test('a backup of a running school is checked as the page says', async () => {
  expect(await runCommand(commandWith('check-backup'), data('first'))).toContain('can be restored')
})

test('a backup is restored as the page says', async () => {
  await runCommand(commands.find((command) => /^npm.*-- restore/.test(command)) ?? '', data('backup'))
  expect(await completedIn(data('backup'))).toEqual([early])
}, 120_000)

test('with the archive, the latest state is restored as the page says', async () => {
  await runCommand(
    commands.find((command) => /^ARCHIVE.*-- restore \S+$/.test(command)) ?? '',
    data('latest'),
  )
  expect(new Set(await completedIn(data('latest')))).toEqual(new Set([early, late, mistaken]))
}, 120_000)

test('with the archive, the state at a moment is restored as the page says', async () => {
  const [command = ''] = commands.filter((line) => /-- restore \S+ \S+$/.test(line))
  await runCommand(command.replace(/\S+$/, moment), data('moment'))
  expect(new Set(await completedIn(data('moment')))).toEqual(new Set([early, late]))
}, 120_000)

test('the archive is pruned as the page says', async () => {
  expect(await runCommand(commandWith('prune-archive'), data('first'))).toMatch(/^\d+ files are deleted/m)
})
