import { completeModernChallenge, saveChallenge } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, freeLab, linkProjects } from '#testing/test-projects.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const savedTypes = [3, 14, 23]
const projects = [...codeProjects, ...linkProjects.slice(0, 1)].filter(({ challengeType }) =>
  savedTypes.includes(challengeType),
)
const stored = (project: (typeof projects)[number], work?: string) =>
  filesOf(project, work).map(({ history: _history, ...file }) => file)
const saved = async () => (await camper.me()).savedChallenges

describe.for(projects)('the submitted code of a project of type $challengeType', (project) => {
  const { id, challengeType } = project
  const submit = (work: string, more: object = {}) =>
    camper.call(completeModernChallenge, { id, challengeType, files: filesOf(project, work), ...more })
  const save = (work: string, more: object = {}) =>
    camper.call(saveChallenge, { id, challengeType, files: filesOf(project, work), ...more })

  test('is its saved code', async () => {
    const expected = [{ id, files: stored(project, 'finished'), lastSavedDate: server.clock.now.getTime() }]
    expect((await submit('finished')).body['savedChallenges']).toEqual(expected)
    expect(await saved()).toEqual(expected)
  })

  test('replaces the save that it is based on', async () => {
    await save('half-way')
    const lastSavedDate = server.clock.now.getTime()
    server.pass(60_000)
    await submit('finished', { lastSavedDate })
    expect(await saved()).toMatchObject([{ id, files: stored(project, 'finished') }])
  })

  test('replaces no save that another device made since', async () => {
    const lastSavedDate = server.clock.now.getTime()
    await save('half-way')
    server.pass(60_000)
    await save('on the phone', { lastSavedDate })
    for (const base of [{}, { lastSavedDate }]) expect((await submit('finished', base)).status).toBe(200)
    expect(await saved()).toMatchObject([{ id, files: filesOf(project, 'on the phone') }])
  })

  test('that waited while newer code was submitted is not', async () => {
    await submit('newer')
    const lastSavedDate = server.clock.now.getTime()
    server.pass(60_000)
    await submit('older', { lastSavedDate, waitedMs: 120_000 })
    expect(await saved()).toMatchObject([{ id, files: stored(project, 'newer') }])
  })
})

test('other lessons save nothing', async () => {
  const { id, challengeType } = freeLab
  await camper.call(completeModernChallenge, { id, challengeType, files: filesOf(freeLab) })
  expect(await saved()).toEqual([])
})
