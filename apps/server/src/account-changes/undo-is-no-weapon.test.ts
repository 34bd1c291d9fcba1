import {
  addPasskey,
  createUserToken,
  endOtherSessions,
  getRecoveryCodes,
  listPasskeys,
  makeRecoveryCodes,
  newPasskeyOptions,
  type OkOf,
  previewUndo,
  removePasskey,
  signInWithRecoveryCode,
  undoChanges,
  updateEmail,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { buildTestServer, origin, type TestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { doneOrWaiting } from '#testing/lock-waits.ts'
import { addDevice } from '#testing/passkeys.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'
import {
  changeAddress,
  enterWithDevice,
  longAgoMs,
  signInByMail,
  undoTokensTo,
  userIdOf,
} from '#testing/thief.ts'
import { keepDeletedRows } from '#testing/keep-deleted-rows.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let owner: Visitor
let userId: string
let mine: string
let theirs: string
let count = 0

beforeEach(async () => {
  count += 1
  mine = `mine-${count}@example.org`
  theirs = `theirs-${count}@example.org`
  owner = await server.camper(mine)
  userId = userIdOf(owner)
})

const undo = (token = '') => server.visitor().call(undoChanges, { token })
const lastLinkTo = (mailbox: string) => undoTokensTo(server, mailbox).at(-1)
const leadsTo = (mailbox: string) => signInByMail(server, server.visitor(), mailbox)
const codesOf = async (who: Visitor) =>
  (await who.call(makeRecoveryCodes)).body as unknown as { codes: [string, ...string[]] }
const recover = (email: string, code: string) =>
  server.visitor().call(signInWithRecoveryCode, { email, code })

test('recovery codes that a thief makes before changing the address do not survive the undo', async () => {
  const printed = await codesOf(owner)
  server.pass(longAgoMs)
  owner = await server.camper(mine)
  const thief = server.thiefOf(owner)
  const stolen = await codesOf(thief)
  await changeAddress(server, thief, theirs)
  expect((await undo(lastLinkTo(mine))).status).toBe(200)
  expect((await recover(mine, stolen.codes[0])).status).toBe(400)
  expect((await recover(mine, printed.codes[0])).status).toBe(200)
})

test('after a thief uses one recovery code, the whole set is invalid', async () => {
  const { codes } = await codesOf(owner)
  server.pass(longAgoMs)
  expect((await recover(mine, codes[0])).status).toBe(200)
  expect((await undo(lastLinkTo(mine))).status).toBe(200)
  for (const code of codes) expect((await recover(mine, code)).status).toBe(400)
})

describe('the notice', () => {
  test('goes to the current mailbox and to each former one, each with its own link', async () => {
    await changeAddress(server, owner, theirs)
    await owner.call(makeRecoveryCodes)
    const links = [lastLinkTo(mine), lastLinkTo(theirs)]
    expect(new Set(links).size).toBe(2)
    expect(links).not.toContain(undefined)
    const { body } = await server.visitor().call(previewUndo, { token: links[0] ?? '' })
    expect(body).toMatchObject({
      email: mine,
      changes: [{ kind: 'recovery-codes-made' }, { kind: 'email-changed' }],
    })
  })

  test('is sent when all other devices were signed out, and not when there were none', async () => {
    await owner.call(endOtherSessions)
    expect(undoTokensTo(server, mine)).toEqual([])
    await server.camper(mine)
    await owner.call(endOtherSessions)
    expect(undoTokensTo(server, mine)).toHaveLength(1)
  })

  test('is not sent for the token of the remote editor, although an undo deletes it too', async () => {
    await owner.call(createUserToken)
    expect(undoTokensTo(server, mine)).toEqual([])
    await owner.call(makeRecoveryCodes)
    await undo(lastLinkTo(mine))
    expect((await (await server.camper(mine)).me()).userToken).toBeUndefined()
  })

  test('previews what would be undone as often as asked, without undoing anything', async () => {
    await owner.call(makeRecoveryCodes)
    const token = lastLinkTo(mine) ?? ''
    for (const _twice of [1, 2])
      expect((await server.visitor().call(previewUndo, { token })).status).toBe(200)
    expect((await owner.call(getRecoveryCodes)).body['left']).toBe(10)
  })
})

describe('the new mailbox', () => {
  test('cannot undo anything that the old one cannot restore', async () => {
    const device = await addDevice(owner)
    server.pass(longAgoMs)
    owner = await server.camper(mine)
    const thief = server.thiefOf(owner)
    await changeAddress(server, thief, theirs)
    const { body } = await thief.call(listPasskeys)
    const [passkey] = body['passkeys'] as { id: string }[]
    await thief.call(removePasskey, { id: passkey?.id })
    const elder = undoTokensTo(server, mine)
    expect((await undo(lastLinkTo(theirs))).status).toBe(200)
    expect(await leadsTo(theirs)).toBe(userId)
    // The links of the old mailbox still work, and it was notified of the undo as well.
    expect(undoTokensTo(server, mine).length).toBe(elder.length + 1)
    expect((await undo(elder.at(-1))).status).toBe(200)
    expect(await leadsTo(mine)).toBe(userId)
    expect(await leadsTo(theirs)).not.toBe(userId)
    expect(await enterWithDevice(server.visitor(), device)).toBe(true)
  })

  test('has no link left once the old mailbox has restored the account', async () => {
    await changeAddress(server, owner, theirs)
    await owner.call(makeRecoveryCodes)
    const late = lastLinkTo(theirs)
    expect((await undo(lastLinkTo(mine))).status).toBe(200)
    expect((await undo(late)).body.message).toBe('flash.undo-invalid')
    expect(await leadsTo(mine)).toBe(userId)
  })

  test('is overruled by a mailbox in between, which is overruled by the oldest', async () => {
    const third = `third-${count}@example.org`
    await changeAddress(server, owner, theirs)
    await changeAddress(server, owner, third)
    expect((await undo(lastLinkTo(theirs))).status).toBe(200)
    expect(await leadsTo(theirs)).toBe(userId)
    expect(await leadsTo(third)).not.toBe(userId)
    expect((await undo(lastLinkTo(mine))).status).toBe(200)
    expect(await leadsTo(mine)).toBe(userId)
  })

  test('twin: keeps the account if older mailboxes lose their links too', async () => {
    await changeAddress(server, owner, theirs)
    await owner.call(makeRecoveryCodes)
    const elder = lastLinkTo(mine)
    await undo(lastLinkTo(theirs))
    await server.database.deleteFrom('undo_links').where('mailbox', '=', mine).execute()
    expect((await undo(elder)).body.message).toBe('flash.undo-invalid')
    expect(await leadsTo(theirs)).toBe(userId)
  })
})

describe('what an undo removed', () => {
  test('is not restored by a second undo, however late', async () => {
    const thief = server.thiefOf(owner)
    const device = await addDevice(thief)
    await undo(lastLinkTo(mine))
    server.pass(longAgoMs / 2)
    await (await server.camper(mine)).call(makeRecoveryCodes)
    await undo(lastLinkTo(mine))
    expect(await enterWithDevice(server.visitor(), device)).toBe(false)
  })

  test('cannot be registered by another account in the meantime', async () => {
    const device = await addDevice(owner)
    server.pass(longAgoMs)
    owner = await server.camper(mine)
    await owner.call(removePasskey, { id: device.id })
    const other = await server.camper()
    const { body } = await other.call(newPasskeyOptions)
    const answer = device.create(body as unknown as OkOf<typeof newPasskeyOptions>)
    expect((await other.call(addPasskey, answer)).body.message).toBe('signin.passkey-failed')
  })
})

describe('a request in progress when the undo happens', () => {
  /** A passkey is being added while the account is locked, and the undo comes first. */
  async function addDuringUndo(school: TestServer, email: string): Promise<boolean> {
    const session = await school.camper(email)
    await session.call(makeRecoveryCodes)
    const token = undoTokensTo(school, email).at(-1) ?? ''
    const device = new SoftwareAuthenticator(origin)
    const { body } = await session.call(newPasskeyOptions)
    const answer = device.create(body as unknown as OkOf<typeof newPasskeyOptions>)
    const holding = await school.database.startTransaction().execute()
    await sql`select 1 from users where user_id = ${userIdOf(session)} for update`.execute(holding)
    const undone = school.visitor().call(undoChanges, { token })
    await doneOrWaiting(school.database, undone, 1)
    const added = session.call(addPasskey, answer)
    await doneOrWaiting(school.database, added, 2)
    await holding.commit().execute()
    expect((await undone).status).toBe(200)
    await added
    return enterWithDevice(school.visitor(), device)
  }

  test('adds nothing', async () => {
    expect(await addDuringUndo(server, `during-${count}@example.org`)).toBe(false)
  })

  test('twin: adds a sign-in method if sessions outlive the undo', async () => {
    const weak = await buildTestServer({ weaken: (database) => keepDeletedRows(database, 'sessions') })
    expect(await addDuringUndo(weak, mine)).toBe(true)
    await weak.close()
  })
})

test('an undo cancels a pending change of address', async () => {
  await owner.call(makeRecoveryCodes)
  await owner.call(updateEmail, { email: theirs })
  await undo(lastLinkTo(mine))
  const waiting = await server.database.selectFrom('pending_emails').select('email').execute()
  expect(waiting.map(({ email }) => email)).not.toContain(theirs)
})
