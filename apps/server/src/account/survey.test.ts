import { submitSurvey, surveyTitle } from '@cairn/contract'
import { expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const survey = { title: surveyTitle, responses: [{ question: 'Who are you?', response: 'A student' }] }

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
