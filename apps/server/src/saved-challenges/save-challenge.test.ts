import { limits, saveChallenge } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { challengeIds, projectId } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const file = (contents: string) => ({ contents, key: 'indexhtml', ext: 'html', name: 'index' })
const save = (contents: string, lastSavedDate?: number, id = projectId) =>
  camper.call(saveChallenge, {
    id,
    challengeType: 14,
    files: [file(contents)],
    ...(lastSavedDate !== undefined && { lastSavedDate }),
  })

const savedCode = async () => (await camper.me()).savedChallenges

describe('saving the code of a project', () => {
  test('stores it with the account', async () => {
    const savedAt = server.clock.now.getTime()
    const saved = [{ id: projectId, files: [file('<p>')], lastSavedDate: savedAt }]
    expect(await save('<p>')).toMatchObject({ status: 200, body: { savedChallenges: saved } })
    expect(await savedCode()).toEqual(saved)
  })

  test('accepts the files under their other name, and needs them under one', async () => {
    const [id, challengeType] = [projectId, 14]
    expect(await camper.call(saveChallenge, { id, challengeType })).toMatchObject({
      status: 400,
      body: { message: 'flash.code-save-error' },
    })
    const challengeFiles = [file('<p>')]
    expect(await camper.call(saveChallenge, { id, challengeType, challengeFiles })).toMatchObject({
      status: 200,
    })
    expect(await savedCode()).toMatchObject([{ files: challengeFiles }])
  })

  test('continues from the last save, at most every five seconds', async () => {
    const first = server.clock.now.getTime()
    await save('one')
    server.pass(limits.codeSaveIntervalMs - 1)
    expect(await save('two', first)).toMatchObject({
      status: 429,
      body: { message: 'flash.code-save-less' },
    })
    server.pass(1)
    expect(await save('two', first)).toMatchObject({ status: 200 })
    expect(await savedCode()).toMatchObject([{ files: [file('two')] }])
  })

  test('from another device overwrites nothing that this one has not seen', async () => {
    await save('here')
    server.pass(60_000)
    for (const base of [undefined, 1]) {
      expect(await save('there', base)).toMatchObject({
        status: 409,
        body: { message: 'flash.code-save-conflict' },
      })
    }
    expect(await savedCode()).toMatchObject([{ files: [file('here')] }])
  })

  test('is refused if it is too big, with both sizes', async () => {
    const answer = await save('x'.repeat(limits.maxPayloadBytes))
    expect(answer).toMatchObject({
      status: 413,
      body: {
        message: 'flash.challenge-save-too-big',
        variables: { 'max-size': limits.maxPayloadBytes, 'user-size': expect.any(Number) as number },
      },
    })
    expect(await savedCode()).toEqual([])
  })

  test.for([
    ['a lesson that is not such a project', challengeIds[0] ?? ''],
    ['an unknown lesson', 'e'.repeat(24)],
  ] as const)('is refused for %s', async ([, id]) => {
    expect(await save('<p>', undefined, id)).toMatchObject({
      status: 400,
      body: { message: 'flash.code-save-error' },
    })
  })

  test('requires an account', async () => {
    const answer = await server.visitor().call(saveChallenge, { id: projectId, files: [] })
    expect(answer.status).toBe(401)
  })

  test('twice at once: one is stored, the other is told', async () => {
    const answers = await Promise.all(['left', 'right'].map((contents) => save(contents)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await savedCode()).toHaveLength(1)
  })
})
