import {
  addressOf,
  type Certification,
  claimCertification,
  claimedCertificationType,
  completeModernChallenge,
  showCertification,
  updateAbout,
  updateHonesty,
} from '@cairn/contract'
import { type TestServer, testCertifications } from './build-test-server.ts'
import type { Answer, Visitor } from './visitor.ts'

export function certificationCalled(slug: string): Certification {
  const found = testCertifications.find((certification) => certification.slug === slug)
  if (!found) throw new Error(`There is no certification ${slug}`)
  return found
}

const dayMs = 24 * 60 * 60 * 1000

/** A camper since yesterday who has a name, has made the honesty promise, and shows their certificates. */
export async function newClaimant(server: TestServer, email?: string): Promise<Visitor> {
  const camper = await server.camper(email)
  const { id: userId } = await camper.me()
  await server.database
    .updateTable('users')
    .set({ progress_started_at: new Date(server.clock.now.getTime() - dayMs) })
    .where('user_id', '=', userId)
    .execute()
  await camper.call(updateAbout, { name: 'Ada Hill' })
  await camper.call(updateHonesty, { isHonest: true })
  return camper
}

/** Completes all lessons that a certification asks for. */
export async function earn(camper: Visitor, slug: string): Promise<void> {
  for (const { id } of certificationCalled(slug).tests) {
    await camper.call(completeModernChallenge, { id, challengeType: 0 })
  }
}

export function claim(camper: Visitor, certSlug: string): Promise<Answer> {
  return camper.call(claimCertification, { certSlug })
}

/** Records claims of certifications, without any of the work that they ask for. */
export async function insertClaims(
  server: TestServer,
  userId: string,
  certifications: readonly Pick<Certification, 'id'>[],
): Promise<void> {
  const claims = certifications.map(({ id }) => ({
    user_id: userId,
    challenge_id: id,
    challenge_type: claimedCertificationType,
    completed_at: server.clock.now,
  }))
  await server.database.insertInto('completions').values(claims).execute()
}

/** A camper who has claimed a certification. */
export async function holderOf(server: TestServer, slug: string): Promise<Visitor> {
  const camper = await newClaimant(server)
  await earn(camper, slug)
  await claim(camper, slug)
  return camper
}

/** Requests a certificate as a visitor. */
export function show(server: TestServer, username: string, certSlug: string): Promise<Answer> {
  return server.visitor().send('GET', addressOf(showCertification, { username, certSlug }))
}
