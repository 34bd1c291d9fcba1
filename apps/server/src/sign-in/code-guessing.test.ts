import { confirmSignIn, limits, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

async function guess(thief: Visitor, code: string, times: number): Promise<void> {
  const wrong = code.startsWith('2') ? '33333333' : '22222222'
  for (let attempt = 0; attempt < times; attempt++) await thief.call(confirmSignIn, { code: wrong })
}

describe('attempts to guess a code', () => {
  test('in one browser do not close another browser’s request', async () => {
    const email = newAddress()
    const laptop = server.visitor()
    const { code } = await server.askForMail(laptop, email)
    const thief = server.visitor()
    await guess(thief, (await server.askForMail(thief, email)).code, 10)
    expect((await laptop.call(confirmSignIn, { code })).status).toBe(200)
  })

  test('end after five, although the browser has since requested a code for another mailbox', async () => {
    const thief = server.visitor()
    const { code } = await server.askForMail(thief)
    await guess(thief, code, limits.signInCodeTries)
    await thief.call(requestSignInMail, { email: newAddress() })
    expect((await thief.call(confirmSignIn, { code })).body.message).toBe('signin.code-invalid')
    expect(await thief.isSignedIn()).toBe(false)
  })

  test('twin: four leave the code valid', async () => {
    const thief = server.visitor()
    const { code } = await server.askForMail(thief)
    await guess(thief, code, limits.signInCodeTries - 1)
    expect((await thief.call(confirmSignIn, { code })).status).toBe(200)
  })
})
