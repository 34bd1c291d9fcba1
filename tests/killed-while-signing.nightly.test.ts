import {
  addressOf,
  claimCertification,
  type CredentialState,
  csrfCookie,
  csrfHeader,
  paths,
  ping,
  showCredentialState,
} from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everythingShown } from '../apps/server/src/testing/everything-shown.ts'
import { slug as certSlug } from './product/certificate-campers.ts'
import { certificateLessons } from './product/certificate-lessons.ts'
import { completeTower } from './product/complete-tower.ts'
import { type SeededCamper, seedCampers } from './product/seed-campers.ts'
import { type SeededSchool, startSeededSchool } from './product/start-seeded-school.ts'

const kills = 25
const claimantsPerKill = 12

let school: SeededSchool
beforeAll(async () => {
  school = await startSeededSchool(certificateLessons)
})
afterAll(() => school.close())

/** Campers who have done all that the certification asks for. */
async function newClaimants(): Promise<SeededCamper[]> {
  const { database } = school
  const campers = await seedCampers(database, claimantsPerKill)
  for (const { userId } of campers) await completeTower(database, userId)
  // Certificates are found by name.
  await database
    .insertInto('usernames')
    .values(campers.map(({ userId }) => ({ username: userId, user_id: userId, free_at: null })))
    .execute()
  await database
    .updateTable('users')
    .set({
      name: 'Ada Hill',
      is_honest: true,
      progress_started_at: new Date('2026-01-01T12:00:00Z'),
      profile_ui: JSON.stringify(everythingShown),
    })
    .where(
      'user_id',
      'in',
      campers.map(({ userId }) => userId),
    )
    .execute()
  return campers
}

/** True once the school has acknowledged the claim; false if it was killed before. */
async function claim({ cookie }: SeededCamper): Promise<boolean> {
  const { origin } = school.product
  try {
    const first = await fetch(origin + ping.path, { headers: { cookie } })
    const token = /csrf_token=([^;]*)/.exec(first.headers.getSetCookie().join())?.[1] ?? ''
    const answer = await fetch(origin + claimCertification.path, {
      method: claimCertification.method,
      headers: {
        cookie: `${cookie}; ${csrfCookie}=${token}`,
        [csrfHeader]: decodeURIComponent(token),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ certSlug }),
    })
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}

async function stateOf({ userId: username }: SeededCamper): Promise<CredentialState> {
  const answer = await fetch(school.product.origin + addressOf(showCredentialState, { username, certSlug }))
  return (await answer.json()) as CredentialState
}

const countPlaces = async () => (await school.database.selectFrom('credential_statuses').execute()).length

test(`a claim is not lost, and is signed once, when the school is killed meanwhile (kills: ${kills})`, async () => {
  const signed = new Map<string, string>()
  for (let kill = 1; kill <= kills; kill += 1) {
    const claimants = await newClaimants()
    const acknowledged: SeededCamper[] = []
    // At another moment each time: at once, after the first acknowledgement, after some.
    const enough = kill % 5
    let killing = enough === 0 ? school.product.kill() : undefined
    await Promise.all(
      claimants.map(async (camper) => {
        if (await claim(camper)) acknowledged.push(camper)
        if (acknowledged.length >= enough) killing ??= school.product.kill()
      }),
    )
    await killing
    await school.restart()
    // Those that were cut off try again, as their page does.
    for (const camper of claimants) if (!acknowledged.includes(camper)) await claim(camper)
    for (const camper of claimants) {
      const state = await stateOf(camper)
      expect(state.state).toBe('signed')
      if (state.state === 'signed') signed.set(camper.userId, state.id)
    }
  }
  expect(signed.size).toBe(kills * claimantsPerKill)
  expect(new Set(signed.values()).size).toBe(signed.size)
  // Each signature takes a place in the status lists, which is never given back.
  expect(await countPlaces()).toBe(signed.size)
  const [first = ''] = signed.values()
  expect((await fetch(`${school.product.origin}${paths.credential(first)}.json`)).status).toBe(200)
})
