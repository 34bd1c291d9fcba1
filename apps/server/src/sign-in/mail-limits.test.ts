import { requestConfirmationMail, requestSignInMail, signInWithPasskey, updateEmail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const perNetworkAndHour = 10
const perSchoolAndHour = 40
const minuteMs = 60_000

const server = await openTestServer({ mailLimits: { perNetworkAndHour, perSchoolAndHour } })
const unlimited = await openTestServer()

/** Makes the server forget yesterday's mails. */
const anotherDay = () => {
  server.pass(25 * 60 * minuteMs)
}

const ask = (visitor: Visitor, email = newAddress()) => visitor.call(requestSignInMail, { email })
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

describe('mail to one address', () => {
  test('is sent three times an hour and eight times a day', async () => {
    anotherDay()
    const email = 'bombed@example.org'
    const answers = []
    for (let hour = 0; hour < 4; hour++) {
      for (let mail = 0; mail < 4; mail++) answers.push(await ask(server.visitor(), email))
      server.pass(61 * minuteMs)
    }
    expect(statuses(answers)).toEqual([
      202, 202, 202, 429, 202, 202, 202, 429, 202, 202, 429, 429, 429, 429, 429, 429,
    ])
    expect(answers.at(-1)?.body.message).toBe('signin.too-many-mails')
  })

  test('is counted together with mail to the same mailbox under other names, as most servers read a plus', async () => {
    anotherDay()
    const answers = []
    for (const name of ['ada', 'ada+1', 'ADA+2', 'ada+3', 'ada+more+4'])
      answers.push(await ask(server.visitor(), `${name}@example.org`))
    expect(statuses(answers)).toEqual([202, 202, 202, 429, 429])
    expect((await ask(server.visitor(), 'bob+1@example.org')).status).toBe(202)
  })

  test.for([
    ['@gmail.com', 'where dots mean nothing', [202, 202, 202, 429, 429]],
    ['@example.org', 'twin: where dots may mean something', [202, 202, 202, 202, 202]],
  ] as const)('is counted together with mail to %s with other dots, %s', async ([at, , expected]) => {
    anotherDay()
    const answers = []
    for (const name of ['annhill', 'ann.hill', 'a.nnhill', 'an.nhill+1', 'ann.hil.l'])
      answers.push(await ask(server.visitor(), name + at))
    expect(statuses(answers)).toEqual(expected)
  })

  test.for([
    ['whose accents are written in other ways', 'ze\u0301ro\u0308', [202, 202, 202, 429]],
    ['twin: without an accent, which is another one', 'zero', [202, 202, 202, 202]],
  ] as const)('is counted together with mail to a mailbox %s', async ([, other, expected]) => {
    anotherDay()
    const answers = []
    for (const name of ['z\u00e9r\u00f6', other, 'z\u00e9ro\u0308', other])
      answers.push(await ask(server.visitor(), `${name}@example.org`))
    expect(statuses(answers)).toEqual(expected)
  })

  test('is counted together under both names of Google’s mail', async () => {
    anotherDay()
    const answers = []
    for (const at of ['gmail.com', 'googlemail.com', 'gmail.com', 'googlemail.com'])
      answers.push(await ask(server.visitor(), `bea.hill@${at}`))
    expect(statuses(answers)).toEqual([202, 202, 202, 429])
  })

  test('is sent three times for thirty concurrent requests', async () => {
    anotherDay()
    const email = 'storm@example.org'
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server.visitor(), email)))
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(3)
  })

  test('is counted together for strangers who sign in and strangers who change their address', async () => {
    anotherDay()
    const email = 'together@example.org'
    for (let camper = 0; camper < 3; camper++)
      expect((await (await server.camper()).call(updateEmail, { email })).status).toBe(200)
    expect((await ask(server.visitor(), email)).body.message).toBe('signin.too-many-mails')
  })

  test('is counted together for an owner who confirms and signs in again', async () => {
    anotherDay()
    const email = 'owner@example.org'
    const camper = await server.camper(email)
    for (let mail = 0; mail < 3; mail++) expect((await camper.call(requestConfirmationMail)).status).toBe(202)
    // What remains is the strangers' allowance, which the first sign-in has used once.
    const answers = []
    for (let mail = 0; mail < 3; mail++) answers.push(await ask(camper, email))
    expect(statuses(answers)).toEqual([202, 202, 429])
  })
})

describe('mail requested from one network', () => {
  test('is sent ten times an hour, whatever the addresses', async () => {
    anotherDay()
    const answers = []
    for (let mail = 0; mail <= perNetworkAndHour; mail++) answers.push(await ask(server.visitor('192.0.2.7')))
    expect(statuses(answers)).toEqual([...Array.from({ length: perNetworkAndHour }, () => 202), 429])
    expect(answers.at(-1)?.body.message).toBe('signin.too-many-mails-here')
    expect((await ask(server.visitor('192.0.2.8'))).status).toBe(202)
    server.pass(61 * minuteMs)
    expect((await ask(server.visitor('192.0.2.7'))).status).toBe(202)
  })

  test('counts a household’s IPv6 addresses as one, with or without a session', async () => {
    anotherDay()
    for (let mail = 0; mail < perNetworkAndHour; mail++)
      await ask(server.visitor(`2001:db8:1:2::${(mail + 1).toString(16)}`))
    expect((await ask(server.visitor('2001:db8:1:2:ffff::1'))).body.message).toBe(
      'signin.too-many-mails-here',
    )
    const camper = await server.camper()
    camper.address = '2001:db8:1:2::77'
    expect((await camper.call(updateEmail, { email: 'new@example.org' })).body.message).toBe(
      'signin.too-many-mails-here',
    )
    // A confirmation goes to the camper's own mailbox, so others on their network cannot use it up.
    expect((await camper.call(requestConfirmationMail)).status).toBe(202)
  })

  test('twin: without the limit one network reaches as many mailboxes as it likes', async () => {
    const answers = []
    for (let mail = 0; mail < 3 * perNetworkAndHour; mail++)
      answers.push(await ask(unlimited.visitor('192.0.2.7')))
    expect(new Set(statuses(answers))).toEqual(new Set([202]))
  })
})

describe('mail of the whole school', () => {
  test('pauses when there is too much of it, and resumes an hour later', async () => {
    anotherDay()
    const sent = server.mails.length
    const answers = []
    for (let mail = 0; mail <= perSchoolAndHour; mail++) answers.push(await ask(server.visitor()))
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { message: 'signin.mail-paused' } })
    expect(server.mails.length - sent).toBe(perSchoolAndHour)
    server.pass(61 * minuteMs)
    expect((await ask(server.visitor())).status).toBe(202)
  })

  test('twin: without the limit a thousand networks could send it endlessly', async () => {
    const answers = []
    for (let mail = 0; mail <= perSchoolAndHour; mail++) answers.push(await ask(unlimited.visitor()))
    expect(new Set(statuses(answers))).toEqual(new Set([202]))
  })
})

test('the counts are deleted after a day', async () => {
  anotherDay()
  await ask(server.visitor())
  const rows = await server.database.selectFrom('sign_in_mails').select('mail_id').execute()
  expect(rows).toHaveLength(1)
})

test('a passkey can be tried twenty times a minute from one place', async () => {
  const body = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: 'a' }
  const visitor = server.visitor('192.0.2.9')
  const answers = []
  for (let count = 0; count < 21; count++) answers.push(await visitor.call(signInWithPasskey, body))
  expect(statuses(answers)).toEqual([...Array.from({ length: 20 }, () => 410), 429])
})
