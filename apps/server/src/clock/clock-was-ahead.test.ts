import {
  addressOf,
  deleteCamper,
  limits,
  requestSignInMail,
  updateUsername,
  usernameExists,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { addOperator } from '#http/operator-store.ts'
import { newName } from '#testing/change-names.ts'
import { clockOf, minuteMs, yearMs } from '#testing/clock-of.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { preparedCamper } from '#testing/sit-exam.ts'

const server = await openTestServer()
const { setClockBy, look } = clockOf(server)

describe('a clock that was a year ahead by mistake', () => {
  test('locks out no camper: new sessions last as long as ever', async () => {
    const email = newAddress()
    await server.camper(email)
    setClockBy(yearMs)
    await look()
    setClockBy(-yearMs)
    const camper = await server.camper(email)
    expect(await camper.isSignedIn()).toBe(true)
    setClockBy(limits.sessionIdleMs - 1000)
    expect(await camper.isSignedIn()).toBe(true)
    setClockBy(2000)
    await look()
    setClockBy(limits.sessionIdleMs)
    expect(await camper.isSignedIn()).toBe(false)
  })

  test('delays no mail: mails counted in that time are forgotten after an hour', async () => {
    const email = newAddress()
    const ask = async () => (await server.visitor().call(requestSignInMail, { email })).status
    setClockBy(yearMs)
    for (let count = 0; count < limits.mailsPerAddressAndHour; count++) expect(await ask()).toBe(202)
    setClockBy(-yearMs)
    expect(await ask()).toBe(429)
    setClockBy(61 * minuteMs)
    expect(await ask()).toBe(202)
  })

  test('frees no name of an account that an operator deletes afterwards', async () => {
    const camper = await server.camper()
    const username = newName()
    await camper.call(updateUsername, { username })
    const { id: userId } = await camper.me()
    setClockBy(yearMs)
    await look()
    setClockBy(-yearMs)
    const operator = await server.camper()
    await addOperator(server.database, (await operator.me()).id, new Date())
    const path = addressOf(deleteCamper, { userId })
    expect((await operator.send('DELETE', path, { body: { reason: 'Advertisements' } })).status).toBe(200)
    const address = `${usernameExists.path}?username=${username}`
    expect((await server.visitor().send('GET', address)).body['exists']).toBe(true)
  })

  test('leaves no date in the future on later completions', async () => {
    const before = server.clock.now.getTime()
    setClockBy(yearMs)
    await look()
    setClockBy(-yearMs)
    const camper = await preparedCamper(server)
    const { completedChallenges } = await camper.me()
    expect(completedChallenges[0]?.completedDate).toBe(before)
  })
})
