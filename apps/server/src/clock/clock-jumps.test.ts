import {
  completeTutorial,
  confirmSignIn,
  createUserToken,
  limits,
  makeRecoveryCodes,
  type OkOf,
  passkeySignInOptions,
  previewUndo,
  signInWithPasskey,
  updateEmail,
  updateUsername,
  usernameExists,
  userTokenHeader,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { findSession } from '#http/session.ts'
import { buildTestServer } from '#testing/build-test-server.ts'
import { clockOf, dayMs, minuteMs, yearMs } from '#testing/clock-of.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newName } from '#testing/change-names.ts'
import { newAddress } from '#testing/new-address.ts'
import { answersOf, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'
import { addDevice } from '#testing/passkeys.ts'
import { undoTokensTo } from '#testing/thief.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const { setClockBy, look } = clockOf(server)

/** Something that expires, and how to check whether it is still valid. */
type Expiring = {
  lifetimeMs: number
  /** Creates one and returns how to use it. If using it redeems it, a new one is created for each attempt. */
  make: () => Promise<() => Promise<boolean>>
}

const session = (lifetimeMs: number): Expiring => ({
  lifetimeMs,
  make: async () => {
    const camper = await server.camper()
    return () => camper.isSignedIn()
  },
})

const mailed = (secret: 'code' | 'token'): Expiring => ({
  lifetimeMs: limits.signInTokenLifetimeMs,
  make: async () => {
    const visitor = server.visitor()
    const { [secret]: value } = await server.askForMail(visitor, newAddress())
    return async () => (await visitor.call(confirmSignIn, { [secret]: value })).status === 200
  },
})

const expiring: Readonly<Record<string, Expiring>> = {
  'a session': session(limits.sessionIdleMs),
  'a mailed code': mailed('code'),
  'a mailed link': mailed('token'),
  'a confirmation': {
    lifetimeMs: limits.confirmationLifetimeMs,
    make: async () => {
      const camper = await server.camper()
      return async () => (await camper.call(makeRecoveryCodes)).status === 200
    },
  },
  'the challenge for a passkey': {
    lifetimeMs: limits.passkeyChallengeLifetimeMs,
    make: async () => {
      const device = await addDevice(await server.camper())
      const visitor = server.visitor()
      const { body } = await visitor.call(passkeySignInOptions)
      const answer = device.get(body as unknown as OkOf<typeof passkeySignInOptions>)
      return async () => (await visitor.call(signInWithPasskey, answer)).status === 200
    },
  },
  'the link to a new address': {
    lifetimeMs: limits.emailLinkLifetimeMs,
    make: async () => {
      const camper = await server.camper()
      const email = newAddress()
      await camper.call(updateEmail, { email })
      const [, path = ''] =
        /http:\/\/school\.test(\/confirm-email\S+)/.exec(server.mails.at(-1)?.body ?? '') ?? []
      return async () => {
        await camper.send('GET', path)
        return (await camper.me()).email === email
      }
    },
  },
  'the link in a notice': {
    lifetimeMs: limits.undoLifetimeMs,
    make: async () => {
      const email = newAddress()
      await (await server.camper(email)).call(makeRecoveryCodes)
      const token = undoTokensTo(server, email).at(-1) ?? ''
      return async () => (await server.visitor().call(previewUndo, { token })).status === 200
    },
  },
  'the paper of an exam': {
    lifetimeMs: limits.examPaperLifetimeMs + limits.examGraceMs,
    make: async () => {
      const camper = await preparedCamper(server)
      const answers = answersOf(await paperOf(camper))
      return async () => (await handIn(camper, answers)).status === 200
    },
  },
  'a token of the remote editor': {
    lifetimeMs: limits.userTokenLifetimeMs,
    make: async () => {
      const { body } = await (await server.camper()).call(createUserToken)
      const headers = { [userTokenHeader]: String(body['userToken']) }
      return async () => {
        const answer = await server.app.inject({
          method: 'POST',
          url: completeTutorial.path,
          headers,
          payload: { tutorialId: 'school/learn-stones' },
        })
        return answer.statusCode === 200
      }
    },
  },
  'the reservation of a former name': {
    lifetimeMs: limits.usernameQuarantineMs,
    make: async () => {
      const camper = await server.camper()
      const username = newName()
      await camper.call(updateUsername, { username })
      await camper.call(updateUsername, { username: newName() })
      const address = `${usernameExists.path}?username=${username}`
      return async () => (await server.visitor().send('GET', address)).body['exists'] === true
    },
  },
}

const kinds = Object.entries(expiring)

describe.for(kinds)('%s', ([, { lifetimeMs, make }]) => {
  test('that has expired stays expired when the clock is set back', async () => {
    const holds = await make()
    setClockBy(lifetimeMs + 1000)
    expect(await holds()).toBe(false)
    setClockBy(-lifetimeMs - 1000)
    expect(await holds()).toBe(false)
    setClockBy(-10 * minuteMs)
    expect(await holds()).toBe(false)
  })

  test.for([10 * minuteMs, dayMs, yearMs])(
    'lives no longer when the clock is set back by %i ms',
    async (ms) => {
      const holds = await make()
      setClockBy(-ms)
      await look()
      setClockBy(lifetimeMs + 1000)
      expect(await holds()).toBe(false)
    },
  )

  test('lives as long as it should when the clock is set back', async () => {
    const holds = await make()
    setClockBy(-10 * minuteMs)
    await look()
    setClockBy(lifetimeMs - 5000)
    expect(await holds()).toBe(true)
  })

  test('expires at once when the clock is set ahead', async () => {
    const holds = await make()
    setClockBy(lifetimeMs + 10 * minuteMs)
    expect(await holds()).toBe(false)
  })
})

test('twin: by the server’s own clock an expired session would be valid again', async () => {
  // A server whose steady time is not ahead of its clock yet.
  const school = await buildTestServer()
  const camper = await school.camper()
  school.pass(limits.sessionIdleMs + 1000)
  expect(await camper.isSignedIn()).toBe(false)
  school.pass(-limits.sessionIdleMs - 1000)
  expect(await camper.isSignedIn()).toBe(false)
  const cookie = camper.cookies.get('sid') ?? ''
  expect(await findSession(school.database, cookie, school.clock.now)).toBeDefined()
  await school.close()
})
