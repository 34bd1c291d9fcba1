import { completeModernChallenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { challengeIds } from '#testing/build-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import { openProfiles } from './open-profiles.ts'

const server = await openTestServer()
const profiles = openProfiles({ database: server.database, findPlace: () => undefined, appOrigins: [] })

/** What a stranger's request is answered from, before and after a camper completes a lesson. */
async function whileLearning(isLocked: boolean) {
  const camper = await server.camper()
  const { id, username } = await camper.me()
  await setProfileUi(server, id, { ...everythingShown, isLocked })
  const find = async () => ({
    revision: await profiles.findRevision(username),
    activity: await profiles.findActivity(username),
  })
  const before = await find()
  await camper.call(completeModernChallenge, { id: challengeIds[0] ?? '', challengeType: 0 })
  return { before, after: await find() }
}

test('a locked profile stays as it is while its camper learns, so no request takes longer', async () => {
  const { before, after } = await whileLearning(true)
  expect(before).toEqual({ revision: expect.any(String) as string, activity: '' })
  expect(after).toEqual(before)
})

test('twin: an open one changes', async () => {
  const { before, after } = await whileLearning(false)
  expect(after.revision).not.toBe(before.revision)
  expect(after.activity).not.toBe(before.activity)
})
