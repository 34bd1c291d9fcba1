import { getSessionUser, SessionUser } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { examResults, fillProfile } from '#testing/seed-camper.ts'

const server = await openTestServer()

const ask = (visitor: Visitor, etag?: string) =>
  visitor.call(getSessionUser, undefined, etag === undefined ? {} : { 'if-none-match': etag })

function userOf({ body }: Answer): SessionUser {
  return (body['user'] as Record<string, SessionUser>)[String(body['result'])] as SessionUser
}

describe('the session user', () => {
  test('has every documented field, and no others', async () => {
    const camper = await server.camper()
    const { id } = userOf(await ask(camper))
    await fillProfile(server.database, id)
    const user = userOf(await ask(camper))
    expect(SessionUser.parse(user)).toEqual(user)
    expect(user).toMatchObject({
      about: 'I like maps.',
      completedChallengeCount: 5,
      // A claimed certification is among them, and gives no point.
      points: 5,
      isRespWebDesignCert: true,
      isQaCertV7: false,
      isFullStackCert: false,
      isSecureStaticSites: false,
      hasModernCert: true,
      hasLegacyCert: false,
      examResults,
      twitter: 'https://twitter.com/ada',
      theme: 'default',
      emailVerified: true,
      isEmailVerified: true,
      portfolio: [{ title: 'Tide table' }],
      savedChallenges: [{ id: 'e'.repeat(24) }],
      partiallyCompletedChallenges: [{ id: 'f'.repeat(24), completedDate: Date.UTC(2026, 0, 1, 12) }],
      completedExams: [
        { id: 'c'.repeat(24), completedDate: Date.UTC(2026, 0, 1, 13), challengeType: 17, examResults },
      ],
    })
    expect(user.currentCerts.filter(({ show }) => show)).toEqual([
      { show: true, title: 'Responsive Web Design', certSlug: 'responsive-web-design' },
    ])
    expect(Object.keys(user.calendar)).toHaveLength(5)
    expect(user.completedChallenges[2]?.examResults).toEqual(examResults)
    // The question about mail was not answered, so nothing is claimed.
    expect(user).not.toHaveProperty('sendQuincyEmail')
  })

  test('contains three thousand completions, each once and in order', async () => {
    const camper = await server.camper()
    const { id } = userOf(await ask(camper))
    await server.database
      .insertInto('completions')
      .values(
        Array.from({ length: 3000 }, (_row, index) => ({
          user_id: id,
          challenge_id: index.toString(16).padStart(24, '0'),
          challenge_type: 0,
          completed_at: new Date(Date.UTC(2025, 0, 1) + index * 60_000),
        })),
      )
      .execute()
    const { completedChallenges, completedChallengeCount, points } = userOf(await ask(camper))
    expect([completedChallengeCount, points]).toEqual([3000, 3001])
    expect(new Set(completedChallenges.map((done) => done.id)).size).toBe(3000)
    const dates = completedChallenges.map(({ completedDate }) => completedDate)
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  })

  test('is refused to a visitor, and that answer is not cached', async () => {
    const answer = await ask(server.visitor())
    expect(answer).toMatchObject({ status: 401, body: { type: 'info', message: 'signin.required' } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['etag']).toBeUndefined()
  })
})
