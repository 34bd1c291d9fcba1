import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  deleteAccount,
  getSessionUser,
  paths,
  ping,
  requestSignInMail,
  updateProfileUi,
} from '@cairn/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { everythingShown } from '../apps/server/src/testing/everything-shown.ts'
import { ApiClient } from './product/api-client.ts'
import { readChallengeIds } from './product/challenge-ids.ts'
import { openDatabase } from './product/open-database.ts'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const timeout = 120_000
const mailsPerNetwork = 20

/** Two schools with one database, as on two machines behind a balancer that sends each request to either of them. */
describe('several machines', { timeout }, () => {
  let database: Awaited<ReturnType<typeof openDatabase>>
  let directory: string
  let machines: [Product, Product]

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'several-machines-'))
    database = await openDatabase()
    machines = [await start('one'), await start('two')]
  }, timeout)
  afterAll(async () => {
    for (const machine of machines ?? []) await machine.stop()
    await database.close()
    await rm(directory, { recursive: true })
  }, timeout)

  const start = async (name: string) =>
    startProduct({
      dataDirectory: join(directory, name),
      port: await findFreePorts(),
      environment: { DATABASE_URL: database.address, MAILS_PER_NETWORK: String(mailsPerNetwork) },
    })

  /** A camper, as both machines see them. */
  let here: ApiClient
  let there: ApiClient
  let username: string
  let number = 0

  beforeEach(async () => {
    // Each test has the limits of mail to itself.
    await database.database.deleteFrom('sign_in_mails').execute()
    await database.database.deleteFrom('call_counts').execute()
    const [one, two] = machines
    here = new ApiClient(one.origin)
    username = await here.signIn(one, `camper-${number++}@example.org`)
    await here.call(updateProfileUi, { body: { profileUI: everythingShown } })
    there = here.at(two.origin)
  })

  test('know one session, until its account is deleted on one of them', async () => {
    expect(Object.keys((await there.call(getSessionUser)).user)).toEqual([username])
    await here.call(deleteAccount, { body: {} })
    await expect(there.call(getSessionUser)).rejects.toThrow('answered 401')
  })

  test('show what was saved on the other one, although they keep profiles', async () => {
    const ids = (await readChallengeIds()).slice(0, 3)
    const saved: string[] = []
    for (const id of ids) {
      expect((await there.completedOnProfile(username)).toSorted()).toEqual(saved.toSorted())
      await here.complete(id)
      saved.push(id)
      expect((await there.completedOnProfile(username)).toSorted()).toEqual(saved.toSorted())
    }
  })

  test('hide a profile that was hidden on the other one, although they keep pages', async () => {
    const [, two] = machines
    const page = async () => (await fetch(two.origin + paths.profile(username))).text()
    const open = await page()
    await here.call(updateProfileUi, { body: { profileUI: { ...everythingShown, isLocked: true } } })
    const hidden = await page()
    expect(open).not.toContain('keeps their profile private')
    expect(hidden).toContain('keeps their profile private')
  })

  test('count mail for one network together', async () => {
    const ask = async (machine: Product, email: string) => {
      const visitor = new ApiClient(machine.origin)
      await visitor.call(ping)
      return visitor.call(requestSignInMail, { body: { email } }).then(() => 'sent', String)
    }
    const answers: string[] = []
    for (let mail = 1; mail <= mailsPerNetwork; mail++)
      answers.push(await ask(machines[mail % 2] as Product, `asks-${mail}@example.org`))
    // The camper's own sign-in was the first mail.
    expect(answers.slice(0, -1).filter((answer) => answer !== 'sent')).toEqual([])
    expect(answers.at(-1)).toContain('answered 429')
  })
})
