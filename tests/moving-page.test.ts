import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportAccount } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { isNightly } from './product/is-nightly.ts'
import { readCommands, runCommand, withCamper } from './product/operator-page.ts'
import { findFreePorts } from './product/start-product.ts'

const directory = mkdtempSync(join(tmpdir(), 'moving-page-'))
const commands = readCommands('moving.md', directory)
const commandWith = (words: string) => commands.find((command) => command.includes(words)) ?? ''
const data = (name: string) => join(directory, name)

const [lesson = ''] = await readChallengeIds()
let port: number

const withSchool = <Result>(
  dataDirectory: string,
  work: (camper: ApiClient, name: string) => Promise<Result>,
) => withCamper({ dataDirectory, port }, work)

beforeAll(async () => {
  mkdirSync(join(directory, 'moving'))
  port = await findFreePorts()
})
afterAll(() => rmSync(directory, { recursive: true }))

test.runIf(isNightly)(
  'a running school is exported and imported as the page says',
  async () => {
    const said = await withSchool(data('first'), async (camper) => {
      await camper.complete(lesson)
      return runCommand(commandWith('-- export'), data('first'))
    })
    expect(said).toContain('as secret as the school')
    expect(await runCommand(commandWith('-- import'), data('second'))).toContain('rows were compared')
    const completed = await withSchool(data('second'), (camper, name) => camper.completedOnProfile(name))
    expect(completed).toEqual([lesson])
  },
  120_000,
)

test.runIf(isNightly)(
  'a camper of another school brings their data along as the page says',
  async () => {
    const command = commandWith('-- user import')
    const [, file = ''] = /import (\S+)/.exec(command) ?? []
    await withSchool(data('first'), async (camper) => {
      writeFileSync(file, JSON.stringify(await camper.call(exportAccount)))
    })
    const completed = await withSchool(data('other'), async (camper, name) => {
      expect(await runCommand(command.replace(/\S+$/, name), data('other'))).toContain('completed lessons: 1')
      return camper.completedOnProfile(name)
    })
    expect(completed).toEqual([lesson])
  },
  120_000,
)
