import {
  completeModernChallenge,
  createUserToken,
  deleteAccount,
  deleteUserToken,
  exportAccount,
  getExamPaper,
  getSessionUser,
  addressOf,
  reportUser,
  resetProgress,
  saveChallenge,
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
import type { Visitor } from '#testing/visitor.ts'
import { residue } from '#testing/residue.ts'

const server = await openTestServer()
let camper: Visitor
let email: string
let count = 0

beforeEach(async () => {
  count += 1
  email = `gone-${count}@example.org`
  camper = await server.camper(email)
})

const survey = { title: surveyTitle, responses: [{ question: 'Who are you?', response: 'A student' }] }
const id = challengeIds[0] ?? ''

/** Puts something in every table that a camper can fill. */
async function live(): Promise<{ username: string }> {
  const username = `gone-${count}`
  await camper.call(completeModernChallenge, { id, challengeType: 0 })
  await camper.call(saveChallenge, {
    id: projectId,
    files: [{ contents: '<p>', key: 'indexhtml', ext: 'html', name: 'index' }],
  })
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

describe('reporting a profile', () => {
  test('mails the operator, and the reporter a copy', async () => {
    const other = await server.camper()
    const { username } = await other.me()
    const sent = server.mails.length
    const reportDescription = 'They copied <b>my</b> portfolio.<script>x</script>'
    expect(
      await camper.call(reportUser, { username: username.toUpperCase(), reportDescription }),
    ).toMatchObject({
      status: 200,
      body: { type: 'info', message: 'flash.report-sent', variables: { email } },
    })
    const mails = server.mails.slice(sent)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['support@school.test', email])
    expect(mails[0]?.body).toContain(reportDescription)
    expect(mails[0]?.subject).toContain(username)
  })

  test('sends plain text exactly as it was typed, never HTML', async () => {
    const { username } = await camper.me()
    const reportDescription = `${'<script'.repeat(625)}${'>'.repeat(625)}`
    expect(await camper.call(reportUser, { username, reportDescription })).toMatchObject({ status: 200 })
    const mail = server.mails.at(-1)
    expect(mail?.body).toContain(reportDescription)
    expect(Object.keys(mail ?? {})).not.toContain('html')
  })

  test.for([
    [{ username: 'nobody-of-this-name', reportDescription: 'x' }, 404, 'flash.username-not-found'],
    [{ reportDescription: 'x' }, 400, 'flash.provide-username'],
    [{ username: 'ada', reportDescription: '' }, 400, 'flash.provide-username'],
  ] as const)('%o is refused', async ([body, status, message]) => {
    expect(await camper.call(reportUser, body)).toMatchObject({ status, body: { message } })
  })
})

test('a survey is answered once, even by fifty concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => camper.call(submitSurvey, { surveyResults: survey })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { type: 'error', message: 'flash.survey.err-2' },
  })
  expect((await camper.me()).completedSurveys).toEqual([survey])
  expect(
    (await camper.call(submitSurvey, { surveyResults: { ...survey, title: 'Other' } })).body.message,
  ).toBe('flash.survey.err-1')
})

test('a user token replaces the previous one, is shown to its camper, and can be deleted once', async () => {
  const { body: first } = await camper.call(createUserToken)
  const { body: second } = await camper.call(createUserToken, {})
  expect(second['userToken']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(second['userToken']).not.toBe(first['userToken'])
  expect((await camper.me()).userToken).toBe(second['userToken'])
  expect(await camper.call(deleteUserToken)).toMatchObject({ status: 200, body: { userToken: null } })
  expect(await camper.call(deleteUserToken)).toMatchObject({
    status: 404,
    body: { message: 'flash.delete-token-err' },
  })
})
