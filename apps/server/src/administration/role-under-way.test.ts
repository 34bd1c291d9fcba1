import { Readable } from 'node:stream'
import { addressOf, blockCamper, csrfHeader } from '@cairn/contract'
import { expect, test } from 'vitest'
import { addOperator, removeOperator } from '#http/operator-store.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

/** Blocks a camper in a call in whose body something else happens. */
async function blockWhile(happens: (operatorId: string) => Promise<unknown>) {
  const [operator, camper] = [await server.camper(), await server.camper()]
  const { id: operatorId } = await operator.me()
  await addOperator(server.database, operatorId, new Date())
  // Read when the call has been admitted.
  const body = Readable.from(
    (async function* () {
      yield '{"reason":'
      await happens(operatorId)
      yield '"Posts advertisements"}'
    })(),
  )
  const { id: userId } = await camper.me()
  const answer = await operator.send('PUT', addressOf(blockCamper, { userId }), {
    body,
    headers: { 'content-type': 'application/json', [csrfHeader]: operator.cookies.get('csrf_token') ?? '' },
  })
  return { status: answer.status, message: answer.body.message, isSignedIn: await camper.isSignedIn() }
}

test('a call of an operator does nothing if the role is taken away while its body is sent', async () => {
  const taken = await blockWhile((operatorId) => removeOperator(server.database, operatorId))
  expect(taken).toEqual({ status: 403, message: 'flash.operators-only', isSignedIn: true })
})

test('twin: in the same call, the role that is kept counts', async () => {
  expect(await blockWhile(async () => undefined)).toMatchObject({ status: 200, isSignedIn: false })
})
