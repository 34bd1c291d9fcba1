import { createUserToken, endOtherSessions, endSession, undoChanges, updateEmail } from '@cairn/contract'
import { expect, test } from 'vitest'
import { buildTestServer } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { sessionsOf } from '#testing/sessions-of.ts'
import { undoTokensTo } from '#testing/thief.ts'
import { keepDeletedRows } from '#testing/keep-deleted-rows.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

test('signing out elsewhere ends the other sessions at their next request, and this one continues', async () => {
  const email = newAddress()
  const [here, phone, library] = [
    await server.camper(email),
    await server.camper(email),
    await server.camper(email),
  ]
  const stranger = await server.camper()
  expect(await here.call(endOtherSessions)).toMatchObject({ status: 200, body: { ended: 2 } })
  expect(await phone.isSignedIn()).toBe(false)
  expect(await library.isSignedIn()).toBe(false)
  expect(await here.isSignedIn()).toBe(true)
  expect(await stranger.isSignedIn()).toBe(true)
  expect(await sessionsOf(here)).toHaveLength(1)
})

test('signing out elsewhere also ends the token of the remote editor, which would last for years', async () => {
  const camper = await server.camper()
  await camper.call(createUserToken)
  expect((await camper.me()).userToken).toBeDefined()
  await camper.call(endOtherSessions)
  expect((await camper.me()).userToken).toBeUndefined()
})

/** A stranger in the account asks for another address; resolves to the account's after its owner opened that link. */
async function openStrangersLink(beforeOpening: (owner: Visitor) => Promise<unknown>): Promise<string> {
  const email = newAddress()
  const [owner, stranger] = [await server.camper(email), await server.camper(email)]
  await stranger.call(updateEmail, { email: newAddress() })
  const link = /http:\/\/school\.test(?<path>\/confirm-email\S+)/.exec(server.mails.at(-1)?.body ?? '')
  await beforeOpening(owner)
  await owner.send('GET', link?.groups?.['path'] ?? '')
  const { email: current } = await owner.me()
  return current === email ? 'kept' : 'changed'
}

test('signing out elsewhere also ends a change of address, so that its owner cannot be lured to finish it', async () => {
  expect(await openStrangersLink((owner) => owner.call(endOtherSessions))).toBe('kept')
})

test('twin: before that, the owner who opens the link changes it', async () => {
  expect(await openStrangersLink(async () => undefined)).toBe('changed')
})

test('twin: without the deletion, the token outlives it', async () => {
  const weak = await buildTestServer({ weaken: (database) => keepDeletedRows(database, 'user_tokens') })
  const camper = await weak.camper()
  await camper.call(createUserToken)
  await camper.call(endOtherSessions)
  expect((await camper.me()).userToken).toBeDefined()
  await weak.close()
})

test('one device can be signed out, once', async () => {
  const email = newAddress()
  const lost = await server.camper(email)
  const here = await server.camper(email)
  const id = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await here.call(endSession, { id })).status).toBe(200)
  expect(await lost.isSignedIn()).toBe(false)
  expect(await here.call(endSession, { id })).toMatchObject({
    status: 404,
    body: { message: 'signin.session-gone' },
  })
})

/** What the settings offer beside a device. */
async function endOtherDevice(owner: Visitor): Promise<void> {
  const id = (await sessionsOf(owner)).find(({ isCurrent }) => !isCurrent)?.id
  expect((await owner.call(endSession, { id })).status).toBe(200)
}

test('signing out one device also ends the token of the remote editor that it may have', async () => {
  const email = newAddress()
  const [lost, here] = [await server.camper(email), await server.camper(email)]
  await lost.call(createUserToken)
  await endOtherDevice(here)
  expect((await here.me()).userToken).toBeUndefined()
})

test('signing out one device also ends a change of address that was begun there', async () => {
  expect(await openStrangersLink(endOtherDevice)).toBe('kept')
})

test('a thief who keeps signing the owner out is seen, and is out once the owner opens the link', async () => {
  const email = newAddress()
  const thief = server.thiefOf(await server.camper(email))
  const owner = await server.camper(email)
  const id = (await sessionsOf(thief)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect((await thief.call(endSession, { id })).status).toBe(200)
  expect(await owner.isSignedIn()).toBe(false)
  const [token = ''] = undoTokensTo(server, email)
  expect((await owner.call(undoChanges, { token })).status).toBe(200)
  expect(await thief.isSignedIn()).toBe(false)
})

test('a camper cannot end another camper’s session', async () => {
  const victim = await server.camper()
  const attacker = await server.camper()
  const id = (await sessionsOf(victim))[0]?.id ?? ''
  expect((await attacker.call(endSession, { id })).status).toBe(404)
  expect(await victim.isSignedIn()).toBe(true)
})
