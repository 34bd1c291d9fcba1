import { randomUUID } from 'node:crypto'
import {
  completeModernChallenge,
  createUserToken,
  deleteAccount,
  exportAccount,
  getExamPaper,
  getSessionUser,
  addressOf,
  resetProgress,
  saveChallenge,
  saveReviews,
  submitSurvey,
  surveyTitle,
  updateAbout,
  updateEmail,
  updateHonesty,
  updateUsername,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { challengeIds, projectId, specialIds } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { newName } from '#testing/change-names.ts'
import { newAddress } from '#testing/new-address.ts'
import type { Visitor } from '#testing/visitor.ts'
import { residue } from '#testing/residue.ts'

const server = await openTestServer()
let camper: Visitor
let email: string

beforeEach(async () => {
  email = newAddress()
  camper = await server.camper(email)
})

const survey = { title: surveyTitle, responses: [{ question: 'Who are you?', response: 'A student' }] }
const id = challengeIds[0] ?? ''

/** Puts something in every table that a camper can fill. */
async function live(): Promise<{ username: string }> {
  const username = newName()
  await camper.call(completeModernChallenge, { id, challengeType: 0 })
  await camper.call(saveChallenge, {
    id: projectId,
    files: [{ contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index' }],
  })
  await camper.call(saveReviews, { reviews: [{ id, streak: 1, answeredDate: 1 }] })
  await camper.call(updateUsername, { username })
  await camper.call(updateAbout, { name: 'Ada Gone' })
  await camper.call(updateHonesty, { isHonest: true })
  await camper.call(updateEmail, { email: `new-${email}` })
  await camper.call(submitSurvey, { surveyResults: survey })
  await camper.call(createUserToken, {})
  const { id: userId } = await camper.me()
  await camper.send('GET', addressOf(getExamPaper, { id: specialIds.exam.id }))
  await server.database
    .insertInto('partial_completions')
    .values({ user_id: userId, challenge_id: specialIds.tutorialProject.id, completed_at: new Date() })
    .execute()
  await server.database
    .insertInto('project_runs')
    .values({
      user_id: userId,
      challenge_id: projectId,
      run_id: randomUUID(),
      work_hash: Buffer.alloc(32),
      state: 'passed',
    })
    .execute()
  await server.database
    .insertInto('ms_usernames')
    .values({ ms_username: username, user_id: userId })
    .execute()
  return { username }
}

describe('deleting the account', () => {
  test('leaves nothing in any table, and signs out at once', async () => {
    const { username } = await live()
    const { id: userId } = await camper.me()
    const words = [userId, username, email]
    expect((await residue(server.database, words)).length).toBeGreaterThan(10)
    const thief = server.visitor()
    for (const [name, value] of camper.cookies) thief.cookies.set(name, value)
    expect(await camper.call(deleteAccount, {})).toMatchObject({ status: 200, body: {} })
    expect(await residue(server.database, words)).toEqual([])
    expect((await thief.call(getSessionUser)).status).toBe(401)
    expect((await (await server.camper(email)).me()).completedChallenges).toEqual([])
  })

  test('requires an account', async () => {
    expect((await server.visitor().call(deleteAccount, {})).status).toBe(401)
  })
})

test('resetting the progress deletes completed work and nothing else', async () => {
  const { username } = await live()
  server.pass(60_000)
  expect((await camper.call(resetProgress, {})).status).toBe(200)
  const after = await camper.me()
  expect(after).toMatchObject({
    completedChallenges: [],
    savedChallenges: [],
    completedSurveys: [],
    completedExams: [],
    partiallyCompletedChallenges: [],
    currentChallengeId: '',
    points: 1,
    username,
    name: 'Ada Gone',
    isHonest: true,
  })
  expect(after.userToken).toBeUndefined()
  expect(Object.keys(after.calendar)).toEqual([String(server.clock.now.getTime() / 1000)])
})

test('all data can be downloaded', async () => {
  const { username } = await live()
  const { status, headers, body } = await camper.call(exportAccount)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain('attachment')
  expect(body).toMatchObject({
    user: {
      username,
      email,
      completedChallenges: [{ id }],
      completedSurveys: [survey],
      partiallyCompletedChallenges: [{ id: specialIds.tutorialProject.id }],
    },
    examSessions: [{ examId: specialIds.exam.id, startedAt: server.clock.now.toISOString(), closedAt: null }],
    usernames: expect.arrayContaining([username]) as string[],
    pendingEmail: `new-${email}`,
    sessions: [{ createdAt: expect.any(String) as string }],
  })
})

test('a download that meets the deletion of its account asks to sign in', async () => {
  const { id: userId } = await camper.me()
  await server.database.deleteFrom('emails').where('user_id', '=', userId).execute()
  expect((await camper.call(exportAccount)).status).toBe(401)
})
