import { deleteUserToken, limits } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { newUserToken } from '#account/user-token.ts'
import { serverKey } from '#database/server-key.ts'
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

const tell = (tutorialId: string, by = token) => tellSchool(server, by, tutorialId)

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
