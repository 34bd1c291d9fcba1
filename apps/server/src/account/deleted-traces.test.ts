import {
  confirmSignIn,
  deleteAccount,
  reportUser,
  updateAbout,
  updateEmail,
  updateUsername,
} from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '#http/secret.ts'
import { localMailer } from '#mail/local-mailer.ts'
import type { Mailer } from '#mail/mailer.ts'
import { unreachableMailer } from '#testing/unreachable-mailer.ts'
import { buildTestServer, type TestServer } from '#testing/build-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { residue } from '#testing/residue.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const email = 'traces@example.org'
const username = 'traces-of-ada'
const name = 'Ada Traceable'

let server: TestServer
let camper: Visitor
let other: Visitor

afterEach(() => server.close())

type Services = Parameters<NonNullable<NonNullable<Parameters<typeof buildTestServer>[0]>['mailer']>>[0]

const local = ({ database, now }: Services) => localMailer({ database, now, print: () => undefined })

async function open(mailer: (services: Services) => Mailer): Promise<void> {
  server = await buildTestServer({ mailer })
  camper = await server.camper(email)
  await camper.call(updateUsername, { username })
  await camper.call(updateAbout, { name })
  other = await server.camper('other@example.org')
  await other.call(updateUsername, { username: 'other' })
}

const report = (from: Visitor, about: string) =>
  from.call(reportUser, { username: about, reportDescription: 'They copied my page.' })
const waiting = () =>
  server.database.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).execute()
const wordsOf = async () => [(await camper.me()).id, email, username, name]

/** Every mail that a camper can trigger, and a pending sign-in request. */
async function leaveTraces(): Promise<string[]> {
  await report(camper, 'other')
  await report(other, username)
  await camper.call(updateEmail, { email: `new-${email}` })
  await server.askForMail(server.visitor(), email)
  const again = server.visitor()
  const { code } = await server.askForMail(again, email)
  await again.call(confirmSignIn, { code })
  return wordsOf()
}

describe.each([
  ['an unreachable mail server', unreachableMailer, 'mail_outbox'],
  ['a local outbox', local, 'local_mails'],
] as const)('an account that is deleted in a school with %s', (_name, mailer, table) => {
  beforeEach(() => open(mailer))

  test('leaves nothing in any table: no id, address, name, or unkeyed hash of them', async () => {
    const words = await leaveTraces()
    expect(await residue(server.database, words)).toContain(table)
    expect((await camper.call(deleteAccount, {})).status).toBe(200)
    expect(await residue(server.database, words)).toEqual([])
  })

  test('gets no mail from requests in progress when it was deleted', async () => {
    const words = await wordsOf()
    const [, late] = [await report(other, username), server.mails.at(-1)]
    expect(late).toBeDefined()
    await camper.call(deleteAccount, {})
    const service = mailer({ database: server.database, now: () => server.clock.now })
    if (late) await service.send({ ...late, mailId: crypto.randomUUID() })
    expect(await residue(server.database, words)).toEqual([])
  })
})

describe('a report waiting for the mail server', () => {
  beforeEach(() => open(unreachableMailer))

  test('still reaches the operator after its author left, without their name', async () => {
    await report(camper, 'other')
    await camper.call(deleteAccount, {})
    const mails = (await waiting()).filter(({ subject }) => subject.includes('Abuse'))
    expect(mails).toMatchObject([{ recipient: 'support@school.test' }])
    expect(mails[0]?.body).toContain('They copied my page.')
    expect(mails[0]?.body).toContain('has deleted their account')
  })

  test('is withdrawn when the reported account is deleted', async () => {
    await report(other, username)
    await camper.call(deleteAccount, {})
    expect((await waiting()).filter(({ subject }) => subject.includes('Abuse'))).toEqual([])
  })

  test('twin: keeps its author if mails are found by recipient only', async () => {
    await report(camper, 'other')
    const words = await wordsOf()
    await server.database
      .updateTable('mail_outbox')
      .set({ about: [], author_id: null, body_without_author: null })
      .execute()
    await camper.call(deleteAccount, {})
    expect(await residue(server.database, words)).toEqual(['mail_outbox'])
  })
})

describe('the mail counters', () => {
  beforeEach(() => open(unreachableMailer))

  test('twin: reveal who was here if the hash of an address needs no key', async () => {
    const words = await wordsOf()
    await server.database
      .updateTable('sign_in_mails')
      .set({ email_hash: hashSecret(email) })
      .where('allowance', '=', 'strangers')
      .where('mail_id', 'in', (mails) => mails.selectFrom('sign_in_mails').select('mail_id').limit(1))
      .execute()
    await camper.call(deleteAccount, {})
    expect(await residue(server.database, words)).toEqual(['sign_in_mails'])
  })
})
