import { completeModernChallenge, getSessionUser, saveChallenge, SessionUser } from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { challengeIds, projectId } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { examResults, fillProfile } from '#testing/seed-camper.ts'

const server = await openTestServer()

const ask = (visitor: Visitor, etag?: string) =>
  visitor.call(getSessionUser, undefined, etag === undefined ? {} : { 'if-none-match': etag })

const etagOf = ({ headers }: Answer) => headers['etag'] as string

function userOf({ body }: Answer): SessionUser {
  return (body['user'] as Record<string, SessionUser>)[String(body['result'])] as SessionUser
}

const file = { contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index', history: ['index.html'] }

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

describe('a second request', () => {
  test('without a change is answered 304 with no body, however the ETag is listed', async () => {
    const camper = await server.camper()
    const answer = await ask(camper)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const etag = etagOf(answer)
    for (const list of [etag, `"other", W/${etag}`]) {
      const again = await server.app.inject({
        url: getSessionUser.path,
        headers: { 'if-none-match': list },
        cookies: Object.fromEntries(camper.cookies),
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'private, no-cache' })
    }
  })

  test.for<[string, (camper: Visitor, userId: string) => Promise<unknown>]>([
    [
      'a completion',
      (camper) => camper.call(completeModernChallenge, { id: challengeIds[0] ?? '', challengeType: 0 }),
    ],
    ['saved code', (camper) => camper.call(saveChallenge, { id: projectId, files: [file] })],
    [
      'a setting',
      (_camper, userId) =>
        server.database.updateTable('users').set({ theme: 'night' }).where('user_id', '=', userId).execute(),
    ],
    [
      'rows inserted by hand',
      (_camper, userId) =>
        server.database
          .insertInto('completions')
          .values({
            user_id: userId,
            challenge_id: 'f'.repeat(24),
            challenge_type: 7,
            completed_at: new Date(),
          })
          .execute(),
    ],
  ])('after %s gives a new answer', async ([_name, change]) => {
    const camper = await server.camper()
    const before = await ask(camper)
    await change(camper, userOf(before).id)
    const after = await ask(camper, etagOf(before))
    expect(after.status).toBe(200)
    expect(etagOf(after)).not.toBe(etagOf(before))
    expect(userOf(after)).not.toEqual(userOf(before))
    expect((await ask(camper, etagOf(after))).status).toBe(304)
  })

  test.for([
    ['a later submission of the same', "update completions set solution = 'https://x.example.org'"],
    ['a removed completion', 'delete from completions'],
    ['a later save', "update saved_challenges set files = '[]'"],
    ['removed code', 'delete from saved_challenges'],
    ['a removed part of a project', 'delete from partial_completions'],
    ['removed results of an exam', 'update exam_sessions set results = null'],
    ['a removed exam', 'delete from exam_sessions'],
  ])('after %s gives a new answer', async ([_name, statement]) => {
    const camper = await server.camper()
    const { id } = userOf(await ask(camper))
    await fillProfile(server.database, id)
    const before = await ask(camper)
    await sql.raw(`${statement} where user_id = '${id}'`).execute(server.database)
    expect((await ask(camper, etagOf(before))).status).toBe(200)
  })

  test('after signing in to another account returns that account', async () => {
    const [first, second] = [await server.camper(), await server.camper()]
    const before = await ask(first)
    const answer = await ask(second, etagOf(before))
    expect(answer.status).toBe(200)
    expect(userOf(answer).id).not.toBe(userOf(await ask(first)).id)
  })

  test('a change of one camper leaves the answer for another unchanged', async () => {
    const [first, second] = [await server.camper(), await server.camper()]
    const before = await ask(first)
    await second.call(completeModernChallenge, { id: challengeIds[1] ?? '', challengeType: 0 })
    expect((await ask(first, etagOf(before))).status).toBe(304)
  })

  test('two concurrent campers never get each other’s data', async () => {
    const campers = await Promise.all([server.camper('one@example.org'), server.camper('two@example.org')])
    const rounds = await Promise.all(
      Array.from({ length: 60 }, async (_round, index) => {
        const camper = campers[index % 2] as Visitor
        if (index % 7 === 0)
          await camper.call(completeModernChallenge, { id: challengeIds[index] ?? '', challengeType: 0 })
        return { index, answer: await ask(camper) }
      }),
    )
    for (const { index, answer } of rounds) {
      const [mine, theirs] = index % 2 === 0 ? ['one@', 'two@'] : ['two@', 'one@']
      const text = JSON.stringify(answer.body)
      expect(text).toContain(mine)
      expect(text).not.toContain(theirs)
    }
  })
})
