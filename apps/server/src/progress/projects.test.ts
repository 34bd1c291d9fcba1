import { completeBackendChallenge, completeProject, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { challengeIds, specialIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const link = 'https://stones.example.org/trail'
const source = 'https://github.com/camper/stones'
const { backend, frontEndProject, backEndProject, pythonProject, exam } = specialIds
const complete = (body: Record<string, unknown>) => camper.call(completeProject, body)

const completed = async () => (await camper.me()).completedChallenges

describe('submitting a project', () => {
  test.for([
    ['front end', frontEndProject, { solution: link }],
    ['back end', backEndProject, { solution: link, githubLink: source }],
    ['Python', pythonProject, { solution: link }],
  ] as const)('keeps the links: %s', async ([, { id, challengeType }, links]) => {
    expect(await complete({ id, challengeType, ...links })).toMatchObject({
      status: 200,
      body: { alreadyCompleted: false, points: 2, completedDate: server.clock.now.getTime() },
    })
    expect(await completed()).toMatchObject([{ id, challengeType, ...links }])
  })

  test('needs no report of the remote editor when its tests run in the page', async () => {
    const { sqlProject } = specialIds
    expect(await complete({ id: sqlProject.id, solution: link })).toMatchObject({ status: 200 })
    expect(await completed()).toMatchObject([{ ...sqlProject, solution: link }])
    expect(await complete({ id: specialIds.tutorialProject.id, solution: source })).toMatchObject({
      status: 403,
      body: { message: 'flash.complete-project-first' },
    })
  })

  test('again keeps the first date and the newest link', async () => {
    const { id } = frontEndProject
    await complete({ id, solution: link })
    const { body } = await complete({ id, solution: `${link}/2` })
    expect(body).toMatchObject({ alreadyCompleted: true, points: 2 })
    expect(await completed()).toMatchObject([{ id, solution: `${link}/2` }])
  })

  test.for([
    ['a solution that is not a link', frontEndProject, { solution: 'my trail' }],
    ['a link that is code', frontEndProject, { solution: 'javascript:alert(1)' }],
    ['a back end without its source code', backEndProject, { solution: link }],
    ['a source that is not a link', backEndProject, { solution: link, githubLink: 'github' }],
  ] as const)('%s is refused', async ([, { id }, links]) => {
    expect(await complete({ id, ...links })).toMatchObject({
      status: 403,
      body: { message: 'flash.project-links-invalid' },
    })
    expect(await completed()).toEqual([])
  })

  test.for([
    ['no link', { id: frontEndProject.id }],
    [
      'a link that is too long',
      { id: frontEndProject.id, solution: `${link}/${'x'.repeat(limits.maxLinkLength)}` },
    ],
    ['a lesson with tests', { id: challengeIds[0], solution: link }],
    ['an exam', { id: exam.id, solution: link }],
    ['an unknown lesson', { id: 'f'.repeat(24), solution: link }],
  ] as const)('%s is refused as no submission', async ([, body]) => {
    expect(await complete(body)).toMatchObject({
      status: 400,
      body: { message: 'flash.submission-invalid' },
    })
  })
})

describe('submitting a back-end lesson', () => {
  test('stores the address of the camper’s own server', async () => {
    const { id } = backend
    const body = { id, solution: 'http://localhost:3000' }
    expect((await camper.call(completeBackendChallenge, body)).status).toBe(200)
    expect(await completed()).toMatchObject([{ ...body, challengeType: 2 }])
  })

  test.for([
    ['another kind of lesson', { id: frontEndProject.id, solution: link }, 400],
    ['an invalid address', { id: backend.id, solution: 'localhost' }, 403],
  ] as const)('%s is refused', async ([, body, status]) => {
    expect((await camper.call(completeBackendChallenge, body)).status).toBe(status)
    expect(await completed()).toEqual([])
  })
})
