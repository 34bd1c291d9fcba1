import { limits, requestSignInMail } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newAddress } from '#testing/new-address.ts'
import { preparedCamper } from '#testing/sit-exam.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const yearMs = 365 * dayMs

const server = await openTestServer()
/** Sets the server's clock, as an operator or a time server would. */
const setClockBy = (ms: number) => server.pass(ms)
/** Makes a request, so that the server reads its clock. */
const look = () => server.visitor().call(requestSignInMail, { email: newAddress() })

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
