import { completeProject } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { specialIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newToken, tellSchool } from '#testing/tell-school.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

const server = await openTestServer()
const camper = camperOfEachTest(server)
let token: string
beforeEach(async () => {
  token = await newToken(camper)
})

const { tutorial, tutorialProject } = specialIds
const link = 'https://stones.example.org'

const tell = (tutorialId: string, by = token) => tellSchool(server, by, tutorialId)

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
