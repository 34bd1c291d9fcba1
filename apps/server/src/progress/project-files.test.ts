import { completeModernChallenge } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, filesOf, freeLab } from '#testing/test-projects.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const complete = (id: string, challengeType: number, files?: object[]) =>
  camper.call(completeModernChallenge, { id, challengeType, ...(files && { files }) })
const completed = async () => (await camper.me()).completedChallenges

describe.for(codeProjects)('a project of type $challengeType', (project) => {
  const { id, challengeType, seeds } = project
  const asDelivered = seeds.map(({ fileKey: key, name, ext, contents }) => ({ key, name, ext, contents }))

  test('is completed by its code, which the profile shows', async () => {
    expect((await complete(id, challengeType, filesOf(project))).status).toBe(200)
    const kept = filesOf(project).map(({ history: _history, ...file }) => file)
    expect(await completed()).toMatchObject([{ id, challengeType, files: kept }])
  })

  test.for([
    ['no files', undefined],
    ['an empty list', []],
    ['empty files', asDelivered.map((file) => ({ ...file, contents: '' }))],
    ['its starting code', asDelivered],
    ['a file that does not belong to it', [{ key: 'x', name: 'x', ext: 'txt', contents: 'work' }]],
  ] as const)('is not completed by %s', async ([, files]) => {
    for (const claimedType of [challengeType, 0]) {
      expect(await complete(id, claimedType, files && [...files])).toMatchObject({
        status: 400,
        body: { message: 'flash.project-files-needed' },
      })
    }
    expect(await completed()).toEqual([])
  })

  test('is not completed by two files with one key, of which a page would show the other', async () => {
    const [first, ...others] = filesOf(project)
    const twice = first ? [{ ...first, contents: 'something else' }, first, ...others] : []
    expect(await complete(id, challengeType, twice)).toMatchObject({
      status: 400,
      body: { message: 'flash.submission-invalid' },
    })
  })

  test('counts if it was completed before code was required', async () => {
    const row = { user_id: (await camper.me()).id, challenge_id: id, challenge_type: challengeType }
    await server.database
      .insertInto('completions')
      .values({ ...row, completed_at: server.clock.now })
      .execute()
    expect((await complete(id, challengeType)).status).toBe(400)
    expect(await completed()).toMatchObject([{ id, files: [] }])
    expect((await complete(id, challengeType, filesOf(project))).body).toMatchObject({
      alreadyCompleted: true,
    })
  })
})

test('a lab that no certification asks for is completed without code, and stores none', async () => {
  expect((await complete(freeLab.id, 25)).status).toBe(200)
  expect((await complete(freeLab.id, 25, filesOf(freeLab))).status).toBe(200)
  expect(await completed()).toMatchObject([{ id: freeLab.id, files: [] }])
})
