import { addressOf, getExamPaper, undoChanges } from '@cairn/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { transact } from '#database/transact.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { countWaiters, doneOrWaiting } from '#testing/lock-waits.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import { paperOf, preparedCamper } from '#testing/sit-exam.ts'
import { userIdOf } from '#testing/thief.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { lockUser } from '#users/lock-store.ts'

const server = await openTestServer()
let letGo: () => void = () => undefined
let held: Promise<unknown> = Promise.resolve()

/** Holds the account as one of its changes does. */
async function hold(camper: Visitor): Promise<void> {
  const { promise: isHeld, resolve } = Promise.withResolvers<void>()
  held = transact(server.database, async (transaction) => {
    await lockUser(transaction, userIdOf(camper))
    const end = new Promise<void>((release) => (letGo = release))
    resolve()
    await end
  })
  await isHeld
}

/** How many calls wait for the account; what was answered would otherwise be waited for in vain. */
async function waitersOf(answers: readonly Promise<Answer>[]): Promise<number> {
  await doneOrWaiting(server.database, Promise.all(answers), 1)
  return countWaiters(server.database)
}

afterEach(async () => {
  letGo()
  await held
})

describe('a camper’s account is not waited for', () => {
  test('by links to undo that nobody was sent', async () => {
    const camper = await server.camper()
    await hold(camper)
    const made = `${userIdOf(camper)}.${'A'.repeat(43)}`
    const answers = [server.visitor().call(undoChanges, { token: made })]
    expect(await waitersOf(answers)).toBe(0)
    expect((await Promise.all(answers)).map(({ body }) => body)).toMatchObject([
      { message: 'flash.undo-invalid' },
    ])
  })

  test('by a look at an open paper', async () => {
    const camper = await preparedCamper(server)
    await paperOf(camper)
    await hold(camper)
    const look = camper.send('GET', `${addressOf(getExamPaper, { id: sampleExam.id })}?open=true`)
    expect(await waitersOf([look])).toBe(0)
    expect((await look).status).toBe(200)
  })

  test('by links that confirm no address', async () => {
    const camper = await server.camper()
    await hold(camper)
    const email = Buffer.from('other@example.org').toString('base64')
    const answer = camper.send('GET', `/confirm-email?email=${email}&token=${'a'.repeat(64)}`)
    expect(await waitersOf([answer])).toBe(0)
    expect((await answer).headers['location']).toContain('flash.email-link-invalid')
  })

  test('twin: it is by what may draw a paper', async () => {
    const camper = await preparedCamper(server)
    await hold(camper)
    const drawing = camper.send('GET', addressOf(getExamPaper, { id: sampleExam.id }))
    expect(await waitersOf([drawing])).toBe(1)
    letGo()
    expect((await drawing).status).toBe(200)
  })
})
