import { confirmSignIn, deleteAccount, exportAccount, updateEmail } from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { unreachableMailer } from '#testing/unreachable-mailer.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

/**
 * Anyone can type anyone's address as their own new one. While it waits for its confirmation, mail to it is a
 * stranger's. Each protection has a twin test that switches it off and sees the attack succeed.
 */

const stranger = 'stranger@example.org'

let server: TestServer
let attacker: Visitor

beforeEach(async () => {
  server = await buildTestServer({ mailer: unreachableMailer })
  attacker = await server.camper('attacker@example.org')
  await attacker.call(updateEmail, { email: stranger })
})
afterEach(() => server.close())

const exported = async () => JSON.stringify((await attacker.call(exportAccount)).body)
const waitingFor = (recipient: string) =>
  server.database.selectFrom('mail_outbox').select('mail_id').where('recipient', '=', recipient).execute()
const confirmForAttacker = async () => {
  const { id } = await attacker.me()
  await server.database
    .insertInto('emails')
    .values({ email: stranger, user_id: id, reserved_until: new Date('2027-01-01T00:00:00Z') })
    .execute()
}

describe('the exported data of a camper who has typed the address of a stranger', () => {
  test('say nothing about mail to that stranger', async () => {
    await server.askForMail(server.visitor(), stranger)
    expect(JSON.parse(await exported())).toMatchObject({
      pendingEmail: stranger,
      mails: [{ recipient: 'attacker@example.org' }],
    })
  })

  test('twin: name it once the address is the camper’s', async () => {
    await server.askForMail(server.visitor(), stranger)
    await confirmForAttacker()
    expect(JSON.parse(await exported())).toMatchObject({
      mails: expect.arrayContaining([expect.objectContaining({ recipient: stranger }) as object]) as object[],
    })
  })

  test('contain no link that confirms the address', async () => {
    const link = /confirm-email\S+/.exec(server.mails.at(-1)?.body ?? '')?.[0] ?? 'no link'
    expect(link).toContain('token=')
    expect(await exported()).not.toContain(link)
  })
})

test('the exported data contain no code for their own camper: a stolen session must not read the mailbox', async () => {
  const { code, token } = await server.askForMail(server.visitor(), 'attacker@example.org')
  const data = await exported()
  expect(data).toContain('attacker@example.org')
  expect(data).not.toContain(code)
  expect(data).not.toContain(token)
})

describe('the deletion of an account whose camper has typed the address of a stranger', () => {
  const askAndDelete = async () => {
    const browser = server.visitor()
    const { code } = await server.askForMail(browser, stranger)
    await attacker.call(deleteAccount, {})
    return { browser, code }
  }

  test('leaves the stranger’s code valid, and their mail waiting', async () => {
    const { browser, code } = await askAndDelete()
    expect(await waitingFor(stranger)).toHaveLength(1)
    expect((await browser.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('twin: removes both once the address is the camper’s', async () => {
    await confirmForAttacker()
    const { browser, code } = await askAndDelete()
    expect(await waitingFor(stranger)).toHaveLength(0)
    expect((await browser.call(confirmSignIn, { code })).status).not.toBe(200)
  })
})
