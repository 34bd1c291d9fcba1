import { completeModernChallenge, getPublicProfile, limits } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { specialIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { submitLink, usedLink } from '#testing/submit-link.ts'
import { filesOf, linkProjects, serverProjects } from '#testing/test-projects.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const [project, other] = linkProjects as [(typeof linkProjects)[0], (typeof linkProjects)[0]]
const link = 'https://stones.example.org/trail'
const usedCode = { status: 409, body: { message: 'flash.project-code-used' } }

const submit = ({ id } = project, files: object[] | undefined = filesOf(project), more: object = {}) =>
  camper.call(completeModernChallenge, { id, challengeType: 3, files, ...more })
const completed = async () => (await camper.me()).completedChallenges

describe('a front-end project that was built in the school', () => {
  test('is completed by its code, which the profile shows', async () => {
    expect(await submit()).toMatchObject({ status: 200, body: { alreadyCompleted: false, points: 2 } })
    const files = filesOf(project).map(({ history: _history, ...file }) => file)
    expect(await completed()).toEqual([
      { id: project.id, challengeType: 3, completedDate: server.clock.now.getTime(), files },
    ])
    const { username } = await camper.me()
    const profile = await server.visitor().send('GET', `${getPublicProfile.path}?username=${username}`)
    expect(JSON.stringify(profile.body)).toContain(project.id)
  })

  test.for([
    ['no files', undefined],
    ['an empty list', []],
    ['its starting code', project.seeds.map(({ fileKey: key, ...seed }) => ({ key, ...seed }))],
    ['a file that does not belong to it', [{ key: 'x', name: 'x', ext: 'txt', contents: 'work' }]],
  ] as const)('is not completed by %s', async ([, files]) => {
    const sent = files?.map(({ key, name, ext, contents }) => ({ key, name, ext, contents }))
    const body = { id: project.id, challengeType: 3, ...(sent && { files: sent }) }
    expect(await camper.call(completeModernChallenge, body)).toMatchObject({
      status: 400,
      body: { message: 'flash.project-files-needed' },
    })
    expect(await completed()).toEqual([])
  })

  test('may not be larger than other code', async () => {
    const [file] = filesOf(project)
    expect(await submit(project, [{ ...file, contents: 'x'.repeat(limits.maxPayloadBytes) }])).toMatchObject({
      status: 413,
      body: { message: 'flash.challenge-submit-too-big' },
    })
  })

  test.for([
    ['a front-end project without files to build on', specialIds.frontEndProject],
    ['a back-end project', serverProjects[0]],
    ['a Python project', specialIds.pythonProject],
    ['a project of the remote editor', specialIds.tutorialProject],
  ] as const)('is the only kind of linked project that takes code: %s does not', async ([, refused]) => {
    expect(await submit({ ...project, id: refused?.id ?? '' })).toMatchObject({
      status: 400,
      body: { message: 'flash.submission-invalid' },
    })
  })
})

describe('code and links of one front-end project', () => {
  test('replace each other, and the link is free again', async () => {
    await submitLink(camper, project.id, link)
    expect((await submit()).body).toMatchObject({ alreadyCompleted: true, points: 2 })
    const [byCode] = await completed()
    expect([byCode?.solution, byCode?.files.length]).toEqual([undefined, 3])
    expect((await submitLink(camper, other.id, link)).status).toBe(200)

    expect(await submitLink(camper, project.id, link)).toMatchObject(usedLink)
    expect((await submitLink(camper, project.id, `${link}/two`)).status).toBe(200)
    const byLink = (await completed()).find(({ id }) => id === project.id)
    expect(byLink).toMatchObject({ solution: `${link}/two`, files: [] })
  })

  test('count for one project: the same code is refused for another, however it is indented', async () => {
    await submit()
    const indented = filesOf(project).map((file) => ({ ...file, contents: `  ${file.contents}\n\n` }))
    expect(await submit(other, indented)).toMatchObject(usedCode)
    expect(await camper.completedIds()).toEqual([project.id])
    expect((await submit(other, filesOf(project, '<p>Another</p>'))).status).toBe(200)
    expect((await submit()).status).toBe(200)
  })

  test('change nothing when they are older than what was submitted since', async () => {
    await submitLink(camper, project.id, link)
    expect((await submit(project, filesOf(project), { waitedMs: 60_000 })).status).toBe(200)
    expect(await completed()).toMatchObject([{ solution: link, files: [] }])
    expect(await submitLink(camper, other.id, link)).toMatchObject(usedLink)
    expect((await submit(other)).status).toBe(200)
  })
})
