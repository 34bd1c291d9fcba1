import {
  confirmSignIn,
  deleteAccount,
  exportAccount,
  getRecoveryCodes,
  limits,
  listPasskeys,
  makeRecoveryCodes,
  servedPaths,
  undoChanges,
  updateEmail,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { addDevice } from '#testing/passkeys.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let victim: Visitor
let old: string
let stolen: string
let count = 0

beforeEach(async () => {
  count += 1
  old = `old-${count}@example.org`
  stolen = `stolen-${count}@example.org`
  victim = await server.camper(old)
})

const mailTo = (recipient: string) =>
  server.mails.findLast((mail) => mail.recipient === recipient)?.body ?? ''

async function changeTo(email: string, who: Visitor): Promise<void> {
  server.pass(limits.emailLinkIntervalMs)
  expect((await who.call(updateEmail, { email })).status).toBe(200)
  const [, path = ''] = /http:\/\/school\.test(\/confirm-email\S+)/.exec(mailTo(email)) ?? []
  await who.send('GET', path)
  expect((await who.me()).email).toBe(email)
}

/** From the notice to an old address; sign-in mails have tokens of their own. */
function tokenTo(recipient: string): string {
  const notice = server.mails.find((mail) => mail.recipient === recipient && mail.subject.includes('changed'))
  return /#t=(?<token>\S+)/.exec(notice?.body ?? '')?.groups?.['token'] ?? ''
}
const undo = (token: string, who = server.visitor()) => who.call(undoChanges, { token })

/** Signs in through the mailbox of an address. */
async function signIn(email: string) {
  const visitor = server.visitor()
  const { code } = await server.askForMail(visitor, email)
  return { visitor, answer: await visitor.call(confirmSignIn, { code }) }
}

describe('the notice to the old address', () => {
  test('restores the address, and the account with everything in it', async () => {
    const { id } = await victim.me()
    await changeTo(stolen, victim)
    expect(await undo(tokenTo(old))).toMatchObject({
      status: 200,
      body: { type: 'success', message: 'flash.undone', variables: { email: old } },
    })
    const { visitor } = await signIn(old)
    expect(await visitor.me()).toMatchObject({ id, email: old })
    const stranger = await signIn(stolen)
    expect(stranger.answer.body['isNewCamper']).toBe(true)
  })

  test('has a link whose secret no server sees, and which does nothing until confirmed', async () => {
    await changeTo(stolen, victim)
    expect(mailTo(old)).toContain(`${origin}${servedPaths.undo}#t=`)
    const token = tokenTo(old)
    for (const url of [servedPaths.undo, `${undoChanges.path}?token=${token}`])
      for (const method of ['GET', 'HEAD'] as const) await server.visitor().send(method, url)
    expect((await victim.me()).email).toBe(stolen)
    expect((await undo(token)).status).toBe(200)
  })

  test('twin: a program that presses buttons does trigger the undo', async () => {
    await changeTo(stolen, victim)
    await server.visitor().call(undoChanges, { token: tokenTo(old) })
    expect((await signIn(old)).answer.body['isNewCamper']).toBe(false)
  })

  test('works once, even for twenty concurrent requests', async () => {
    await changeTo(stolen, victim)
    const token = tokenTo(old)
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await undo(token)).toMatchObject({ status: 400, body: { message: 'flash.undo-invalid' } })
  })

  test('works for three days; one second later the address is free for others', async () => {
    await changeTo(stolen, victim)
    const token = tokenTo(old)
    server.pass(limits.undoLifetimeMs + 1000)
    expect((await undo(token)).body.message).toBe('flash.undo-invalid')
    expect((await signIn(old)).answer.body['isNewCamper']).toBe(true)
  })

  test('twin: works one second earlier', async () => {
    await changeTo(stolen, victim)
    server.pass(limits.undoLifetimeMs - 1000)
    expect((await undo(tokenTo(old))).status).toBe(200)
  })

  test('does nothing with a token that is missing, altered, or from another account', async () => {
    await changeTo(stolen, victim)
    const [userId, secret = ''] = tokenTo(old).split('.')
    const other = (await (await server.camper()).me()).id
    for (const token of [
      `${other}.${secret}`,
      `${userId}.${'A'.repeat(43)}`,
      '',
      `${'-'.repeat(36)}.${secret}`,
    ])
      expect((await undo(token)).body.message).toBe('flash.undo-invalid')
    expect((await victim.me()).email).toBe(stolen)
  })
})

describe('after an undo', () => {
  test('no session survives, neither newer ones nor the one that made the change', async () => {
    const thief = server.thiefOf(victim)
    await changeTo(stolen, thief)
    const { visitor: later } = await signIn(stolen)
    await undo(tokenTo(old))
    for (const who of [thief, later, victim]) expect(await who.isSignedIn()).toBe(false)
  })

  test('twin: restoring only the address ends no session', async () => {
    const thief = server.thiefOf(victim)
    await changeTo(stolen, thief)
    const { visitor: later } = await signIn(stolen)
    await server.database.updateTable('users').set({ email: old }).where('email', '=', stolen).execute()
    for (const who of [thief, later]) expect(await who.isSignedIn()).toBe(true)
  })

  test('recent sign-in methods are gone, and long-established ones remain', async () => {
    const mine = await addDevice(victim)
    server.pass(limits.undoReachMs + 1000)
    victim = (await signIn(old)).visitor
    const thief = server.thiefOf(victim)
    await changeTo(stolen, thief)
    await addDevice(thief)
    await thief.call(makeRecoveryCodes)
    await server.database
      .insertInto('identities')
      .values({
        issuer: 'https://evil.example',
        subject: String(count),
        user_id: (await thief.me()).id,
        created_at: server.clock.now,
      })
      .execute()
    await undo(tokenTo(old))
    const { visitor } = await signIn(old)
    expect((await visitor.call(listPasskeys)).body['passkeys']).toMatchObject([{ id: mine.id }])
    expect((await visitor.call(getRecoveryCodes)).body['left']).toBe(0)
    expect((await visitor.call(exportAccount)).body['identities']).toEqual([])
  })

  test('a chain of changes is undone as a whole', async () => {
    const thief = server.thiefOf(victim)
    await changeTo(stolen, thief)
    await changeTo(`second-${stolen}`, thief)
    await undo(tokenTo(old))
    expect((await undo(tokenTo(stolen))).body.message).toBe('flash.undo-invalid')
    expect((await (await signIn(old)).visitor.me()).email).toBe(old)
    expect((await signIn(`second-${stolen}`)).answer.body['isNewCamper']).toBe(true)
  })

  test('a link pending in another mailbox no longer works', async () => {
    const thief = server.thiefOf(victim)
    await changeTo(stolen, thief)
    server.pass(limits.emailLinkIntervalMs)
    await thief.call(updateEmail, { email: `waiting-${stolen}` })
    await undo(tokenTo(old))
    const pending = await server.database.selectFrom('pending_emails').select('email').execute()
    expect(pending.map(({ email }) => email)).not.toContain(`waiting-${stolen}`)
  })
})

describe('an address that can still be taken back', () => {
  test('is given to no other account: its mailbox is told after the code, and gets no second account', async () => {
    await changeTo(stolen, victim)
    const { answer } = await signIn(old)
    expect(answer).toMatchObject({ status: 423, body: { message: 'signin.address-kept' } })
    server.pass(limits.emailLinkIntervalMs)
    const other = await server.camper()
    expect((await other.call(updateEmail, { email: old })).status).toBe(200)
    expect(mailTo(old)).not.toContain('/confirm-email')
    expect((await undo(tokenTo(old))).status).toBe(200)
  })

  test('twin: another sign-in would take it over, and the undo would come too late', async () => {
    await changeTo(stolen, victim)
    const token = tokenTo(old)
    await server.database.deleteFrom('emails').where('email', '=', old).execute()
    expect((await signIn(old)).answer.body['isNewCamper']).toBe(true)
    expect((await undo(token)).status).not.toBe(200)
  })

  test('can be requested again by its own account', async () => {
    await changeTo(stolen, victim)
    await changeTo(old, victim)
    expect((await (await signIn(old)).visitor.me()).id).toBe((await victim.me()).id)
  })

  test('is part of the data download, and deleted with the account', async () => {
    await changeTo(stolen, victim)
    expect((await victim.call(exportAccount)).body['formerEmails']).toMatchObject([{ email: old }])
    await victim.call(deleteAccount, {})
    for (const table of ['emails', 'account_changes', 'undo_links'] as const) {
      const rows = await server.database.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(old)
    }
  })
})
