import { confirmWithCode, limits, resetProgress } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { redeemCode } from '../mail-codes/redeem-code.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { askForConfirmation, staleCamper } from '#testing/stale-camper.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()

const isDue = async (camper: Visitor) =>
  (await camper.call(resetProgress, {})).body.message === 'signin.confirm-first'

describe('confirming', () => {
  test('mails the code to the account’s address, never to one in the request', async () => {
    const email = 'whole-account@example.org'
    const thief = server.thiefOf(await staleCamper(server, email))
    await askForConfirmation(server, thief)
    expect(server.mails.at(-1)).toMatchObject({
      recipient: email,
      body: expect.stringContaining('another person is signed in') as string,
    })
    expect((await thief.call(confirmWithCode, { code: '22222222' })).body.message).toBe('signin.code-invalid')
    expect(await isDue(thief)).toBe(true)
  })

  test('by a code that went to another mailbox is refused', async () => {
    const thief = server.thiefOf(await staleCamper(server))
    const { code } = await server.askForMail(thief, 'thief@example.org')
    expect((await thief.call(confirmWithCode, { code })).body.message).toBe('signin.code-invalid')
    expect(await isDue(thief)).toBe(true)
  })

  test('twin: the code itself is valid', async () => {
    const thief = server.thiefOf(await staleCamper(server))
    const { code } = await server.askForMail(thief, 'thief-too@example.org')
    const browserSecret = thief.cookies.get('si') ?? ''
    expect(await redeemCode(server.database, { code, browserSecret, now: server.clock.now })).toMatchObject({
      email: 'thief-too@example.org',
    })
  })

  test('counts once, even for twenty concurrent requests with one code', async () => {
    const camper = await staleCamper(server)
    const code = await askForConfirmation(server, camper)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => camper.call(confirmWithCode, { code })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('by guessing ends after five wrong codes', async () => {
    const camper = await staleCamper(server)
    const code = await askForConfirmation(server, camper)
    const wrong = code.startsWith('2') ? '33333333' : '22222222'
    for (let attempt = 0; attempt < limits.signInCodeTries; attempt++)
      expect((await camper.call(confirmWithCode, { code: wrong })).body.message).toBe('signin.code-invalid')
    expect((await camper.call(confirmWithCode, { code })).body.message).toBe('signin.link-expired')
  })
})
