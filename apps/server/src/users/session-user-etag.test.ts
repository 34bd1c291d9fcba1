import {
  completeModernChallenge,
  getSessionUser,
  saveChallenge,
  type SessionUser,
  signedInHeader,
} from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { challengeIds, projectId } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Answer, Visitor } from '#testing/visitor.ts'
import { fillProfile } from '#testing/seed-camper.ts'

const server = await openTestServer()

const ask = (visitor: Visitor, etag?: string) =>
  visitor.call(getSessionUser, undefined, etag === undefined ? {} : { 'if-none-match': etag })

const etagOf = ({ headers }: Answer) => headers['etag'] as string

function userOf({ body }: Answer): SessionUser {
  return (body['user'] as Record<string, SessionUser>)[String(body['result'])] as SessionUser
}

const file = { contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index', history: ['index.html'] }

describe('a second request', () => {
  test('without a change is answered 304 with no body, however the ETag is listed', async () => {
    const camper = await server.camper()
    const answer = await ask(camper)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: signedInHeader })
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
