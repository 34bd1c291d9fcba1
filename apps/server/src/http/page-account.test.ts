import {
  completeModernChallenge,
  endpoints,
  getSessionUser,
  pageAccountHeader,
  ping,
  resetProgress,
} from '@cairn/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

const server = await openTestServer()

const [id = ''] = challengeIds
const showing = async (camper: Visitor) => ({ [pageAccountHeader]: (await camper.me()).id })

/** In another tab of the browser, a second camper has signed in since. */
describe('a page that shows another account than the one that is signed in', () => {
  let shown: Visitor
  let signedIn: Visitor
  beforeAll(async () => {
    shown = await server.camper()
    signedIn = await server.camper()
    await signedIn.call(completeModernChallenge, { id, challengeType: 0 })
  })

  test.for(endpoints.filter(({ access }) => access === 'camper'))(
    'is refused $method $path',
    async (call) => {
      expect(await signedIn.call(call, undefined, await showing(shown))).toMatchObject({ status: 401 })
    },
  )

  test('destroys nothing', async () => {
    const answer = await signedIn.call(resetProgress, {}, await showing(shown))
    expect(answer).toMatchObject({ status: 401, body: { message: 'signin.required' } })
    expect(await signedIn.completedIds()).toEqual([id])
  })

  test('twin: destroys what it was not meant for if it does not name its account', async () => {
    await signedIn.call(resetProgress, {})
    expect(await signedIn.completedIds()).toEqual([])
  })

  test('is answered what everyone is', async () => {
    expect((await signedIn.call(ping, undefined, await showing(shown))).status).toBe(200)
  })
})

test('a page that shows the account that is signed in is answered', async () => {
  const camper = await server.camper()
  expect((await camper.call(getSessionUser, undefined, await showing(camper))).status).toBe(200)
})
