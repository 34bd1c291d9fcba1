import {
  completeProject,
  completeTutorial,
  createUserToken,
  deleteUserToken,
  limits,
  userTokenHeader,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { newUserToken } from '#account/user-token.ts'
import { serverKey } from '#database/server-key.ts'
import { specialIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
let camper: Visitor
let token: string

beforeEach(async () => {
  camper = await server.camper()
  token = await newToken(camper)
})

const { tutorial, tutorialProject } = specialIds
const link = 'https://stones.example.org'

const newToken = async (visitor: Visitor) => String((await visitor.call(createUserToken)).body['userToken'])

/** The remote editor: no cookies, no CSRF token, and no pages of ours. */
const tell = (tutorialId: string, by = token) =>
  server.app.inject({
    method: 'POST',
    url: completeTutorial.path,
    headers: { [userTokenHeader]: by, origin: 'https://editor.example.org', 'sec-fetch-site': 'cross-site' },
    payload: { tutorialId },
  })

const submit = () => camper.call(completeProject, { id: tutorialProject.id, solution: link })

describe('the remote editor', () => {
  test('completes a lesson', async () => {
    const answer = await tell('school/learn-stones:v1.0.0')
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { type: 'success', msg: 'Your work is recorded. Well done!' },
    ])
    expect(await camper.me()).toMatchObject({
      completedChallenges: [{ ...tutorial, completedDate: server.clock.now.getTime() }],
      partiallyCompletedChallenges: [],
      currentChallengeId: tutorial.id,
      points: 2,
    })
  })

  test('completes half of a project; submitting its link completes the other half', async () => {
    const completedDate = server.clock.now.getTime()
    for (const _twice of [1, 2]) expect((await tell('school/build-stones')).statusCode).toBe(200)
    expect(await camper.me()).toMatchObject({
      completedChallenges: [],
      partiallyCompletedChallenges: [{ id: tutorialProject.id, completedDate }],
      points: 1,
    })
    expect((await submit()).status).toBe(200)
    expect(await camper.me()).toMatchObject({
      completedChallenges: [{ ...tutorialProject, solution: link }],
      partiallyCompletedChallenges: [],
      points: 2,
    })
  })

  test('takes nothing away from a completed project', async () => {
    await tell('school/build-stones')
    await submit()
    expect((await tell('school/build-stones')).statusCode).toBe(200)
    expect(await camper.me()).toMatchObject({
      completedChallenges: [{ solution: link }],
      partiallyCompletedChallenges: [],
    })
    // The link may be submitted again.
    expect((await submit()).status).toBe(200)
  })

  test('comes before the link: a project whose tests have not passed is refused', async () => {
    expect(await submit()).toMatchObject({ status: 403, body: { message: 'flash.complete-project-first' } })
    expect((await camper.me()).completedChallenges).toEqual([])
  })

  test('twin: the part done by another camper would count if its owner were not checked', async () => {
    await tell('school/build-stones', await newToken(await server.camper()))
    const { id } = await camper.me()
    expect((await submit()).status).toBe(403)
    await server.database.updateTable('partial_completions').set({ user_id: id }).execute()
    expect((await submit()).status).toBe(200)
  })

  test('fifty concurrent requests are recorded once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell('school/learn-stones')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await camper.me()).points).toBe(2)
  })
})

describe('what is refused', () => {
  test.for([
    ['another owner', 'other/learn-stones', 400],
    ['no repository', 'school', 400],
    ['a repository of no lesson', 'school/learn-sand', 404],
    ['the end of a repository name', 'school/stones', 404],
  ] as const)('%s', async ([, tutorialId, status]) => {
    const answer = await tell(tutorialId)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ type: 'error', msg: expect.stringMatching(/\.$/) as string })
    expect((await camper.me()).completedChallenges).toEqual([])
  })

  const tellBy = async (by: string) => {
    const answer = await tell('school/learn-stones', by)
    return { status: answer.statusCode, body: answer.json<unknown>() }
  }
  const refused = { status: 401, body: { type: 'error', message: 'flash.coderoad.token-invalid' } }

  test('a token that was deleted or replaced', async () => {
    const second = await newToken(camper)
    expect(await tellBy(token)).toMatchObject(refused)
    await camper.call(deleteUserToken)
    expect(await tellBy(second)).toMatchObject(refused)
  })

  test('a token older than 900 days', async () => {
    server.pass(limits.userTokenLifetimeMs - 1000)
    expect((await tell('school/learn-stones')).statusCode).toBe(200)
    server.pass(1000)
    expect(await tellBy(token)).toMatchObject(refused)
  })

  test('a known token signed with another key', async () => {
    const forged = await newUserToken(Buffer.alloc(32))
    const { id } = await camper.me()
    await server.database
      .updateTable('user_tokens')
      .set({ token: forged })
      .where('user_id', '=', id)
      .execute()
    expect(await tellBy(forged)).toMatchObject(refused)
  })

  test('twin: is accepted when signed with the school’s key', async () => {
    const made = await newUserToken(await serverKey(server.database, 'user-tokens'))
    expect(await tellBy(made)).toMatchObject(refused)
    const { id } = await camper.me()
    await server.database.updateTable('user_tokens').set({ token: made }).where('user_id', '=', id).execute()
    expect((await tell('school/learn-stones', made)).statusCode).toBe(200)
  })
})
