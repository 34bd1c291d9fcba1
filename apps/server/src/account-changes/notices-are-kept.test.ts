import { getRecoveryCodes, makeRecoveryCodes, signInWithRecoveryCode } from '@cairn/contract'
import { expect, test } from 'vitest'
import { newAddress } from '#testing/new-address.ts'
import { openTestServer } from '#testing/open-test-server.ts'

/** The notice of a change has the only link that undoes it. Here, it cannot be stored. */

let isFull = false
const server = await openTestServer({
  onMail: () => {
    if (isFull) throw new Error('No space left on device')
  },
})

async function whileFull<Result>(call: () => Promise<Result>): Promise<Result> {
  isFull = true
  try {
    return await call()
  } finally {
    isFull = false
  }
}

test('a change whose notice cannot be kept is not made', async () => {
  const camper = await server.camper()
  const { status } = await whileFull(() => camper.call(makeRecoveryCodes))
  expect(status).toBe(500)
  expect((await camper.call(getRecoveryCodes)).body).toMatchObject({ left: 0 })
})

test('a recovery code whose notice cannot be kept is not spent', async () => {
  const email = newAddress()
  const { body } = await (await server.camper(email)).call(makeRecoveryCodes)
  const [code = ''] = body['codes'] as string[]
  const visitor = server.visitor()
  expect((await whileFull(() => visitor.call(signInWithRecoveryCode, { email, code }))).status).toBe(500)
  expect((await visitor.call(signInWithRecoveryCode, { email, code })).status).toBe(200)
})
