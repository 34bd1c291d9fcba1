import { updateUsername } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { newClaimant, show } from '#testing/claimant.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import { openProfiles } from './open-profiles.ts'

const server = await openTestServer()

/** Everything that a former name finds after its owner took another one. */
async function findByFormerName(isLocked: boolean) {
  const camper = await newClaimant(server)
  const { username: former, id: userId } = await camper.me()
  const current = `Sparrow-${former.slice(-8)}`
  await camper.call(updateUsername, { username: current })
  await setProfileUi(server, userId, { ...everythingShown, isLocked })
  const profiles = openProfiles({ database: server.database, findPlace: () => undefined, appOrigins: [] })
  const find = async (name: string) => ({
    page: await profiles.findPage(name),
    revision: await profiles.findRevision(name),
    certificate: (await show(server, name, 'responsive-web-design')).body,
  })
  return { current, byFormer: await find(former), byCurrent: await find(current.toUpperCase()), former }
}

test('a former name of a locked profile finds nothing, and does not tell the current one', async () => {
  const { current, former, byFormer, byCurrent } = await findByFormerName(true)
  expect(JSON.stringify(byFormer).toLowerCase()).not.toContain(current.toLowerCase())
  expect(byFormer).toMatchObject({ page: undefined, revision: undefined })
  expect(byFormer.certificate).toEqual({
    messages: [{ type: 'info', message: 'flash.username-not-found', variables: { username: former } }],
  })
  expect(byCurrent.page?.user).toMatchObject({ isLocked: true, username: current })
})

test('twin: a former name of an open profile finds it', async () => {
  const { current, byFormer } = await findByFormerName(false)
  expect(byFormer.page?.user.username).toBe(current)
  expect(JSON.stringify(byFormer.certificate)).toContain(current)
})
