import {
  confirmWithCode,
  endOtherSessions,
  endSession,
  limits,
  makeRecoveryCodes,
  previewUndo,
  undoChanges,
} from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { askForConfirmation } from '#testing/stale-camper.ts'
import { undoTokensTo } from '#testing/thief.ts'
import type { Visitor } from '#testing/visitor.ts'

/** A thief with a stolen session uses up calls, in vain and unseen, before the owner signs in to end it. */

const server = await openTestServer()

async function stolenAccount() {
  const email = newAddress()
  const thief = server.thiefOf(await server.camper(email))
  server.pass(limits.confirmationLifetimeMs + 1000)
  return { email, thief, owner: await server.camper(email) }
}

/** Calls until the limit is reached; returns the status of that answer. */
async function spend(call: () => ReturnType<Visitor['call']>) {
  for (let calls = 0; calls < 100; calls += 1) {
    const { status } = await call()
    if (status === 429) return status
  }
  return 'no limit'
}

test('a thief cannot keep the owner from signing out all other devices', async () => {
  const { thief, owner } = await stolenAccount()
  const inVain = () => thief.call(endOtherSessions, {}, { 'content-type': 'application/xml' })
  expect(await spend(inVain)).toBe(429)
  expect((await owner.call(endOtherSessions)).status).toBe(200)
  expect(await thief.isSignedIn()).toBe(false)
})

test('nor from signing out one device', async () => {
  const { thief, owner } = await stolenAccount()
  expect(await spend(() => thief.call(endSession, { id: 'a'.repeat(32) }))).toBe(429)
  expect((await owner.call(endSession, { id: 'a'.repeat(32) })).status).toBe(404)
})

test('nor from confirming who they are', async () => {
  const { thief, owner } = await stolenAccount()
  expect(await spend(() => thief.call(confirmWithCode, { code: 'AAAAAAAA' }))).toBe(429)
  server.pass(limits.confirmationLifetimeMs + 1000)
  const code = await askForConfirmation(server, owner)
  expect((await owner.call(confirmWithCode, { code })).status).toBe(200)
})

test('nor from opening the link of an undo in a browser that is signed in', async () => {
  const { email, thief, owner } = await stolenAccount()
  thief.address = '192.0.2.1'
  await owner.call(makeRecoveryCodes)
  const [token = ''] = undoTokensTo(server, email)
  const junk = { token: 'a'.repeat(token.length) }
  expect(await spend(() => thief.call(previewUndo, junk))).toBe(429)
  expect(await spend(() => thief.call(undoChanges, junk))).toBe(429)
  expect((await owner.call(previewUndo, { token })).status).toBe(200)
  expect((await owner.call(undoChanges, { token })).status).toBe(200)
})
