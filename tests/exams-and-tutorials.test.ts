import {
  completeExam,
  completeProject,
  completeTutorial,
  createUserToken,
  getExamPaper,
  userTokenHeader,
} from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiClient } from './product/api-client.ts'
import { startWithLessons } from './product/start-with-lessons.ts'

/** From an author's files to recorded results, in the real process. */

const examId = '65f0c0ffee0123456789abcf'
const tutorialId = '65f0c0ffee0123456789abce'

const front = (lines: string) => `---\n${lines}\n---\n\n# --description--\n\nStones.\n`

let school: Awaited<ReturnType<typeof startWithLessons>>
let camper: ApiClient

beforeAll(async () => {
  school = await startWithLessons(
    {
      'stones/exam.md': front(`id: ${examId}\ntitle: Exam\nchallengeType: 17\ndashedName: exam`),
      'stones/wall.md': front(
        `id: ${tutorialId}\ntitle: Wall\nchallengeType: 13\ndashedName: wall\nurl: school/build-wall`,
      ),
      'exams/stones.json': JSON.stringify({
        id: examId,
        title: 'Exam',
        numberOfQuestionsInExam: 1,
        passingPercent: 70,
        prerequisites: [],
        questions: [
          {
            id: 'qqqqqqqqq1',
            question: 'Which stone floats?',
            wrongAnswers: ['Slate', 'Flint', 'Chalk', 'Granite'].map((answer, index) => ({
              id: `aaaaaaaaa${index}`,
              answer,
            })),
            correctAnswers: [{ id: 'aaaaaaaaa9', answer: 'Pumice' }],
          },
        ],
      }),
    },
    { CODEROAD_OWNER: 'School' },
  )
  camper = new ApiClient(school.product.origin)
  await camper.signIn(school.product, 'ada@example.org')
}, 60_000)
afterAll(() => school.close())

test('an exam is drawn from the file that the compiler wrote, and submitted', async () => {
  const { generatedExam } = await camper.call(getExamPaper, { params: { id: examId } })
  const userExamQuestions = generatedExam.map(({ id, question, answers }) => {
    const known = answers.find(({ answer }) => answer === '<p>Pumice</p>')
    return { id, question, answer: known ?? { id: '', answer: '' } }
  })
  const { examResults, points } = await camper.call(completeExam, {
    body: { id: examId, challengeType: 17, userCompletedExam: { examTimeInSeconds: 0, userExamQuestions } },
  })
  expect(examResults).toMatchObject({ passed: true, percentCorrect: 100 })
  expect(points).toBe(2)
})

test('a project is started by the remote editor, which has only a token, and finished by its link', async () => {
  const { userToken } = await camper.call(createUserToken)
  const told = await fetch(school.product.origin + completeTutorial.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [userTokenHeader]: userToken },
    body: JSON.stringify({ tutorialId: 'school/build-wall:v1.0.0' }),
  })
  expect([told.status, await told.json()]).toMatchObject([200, { type: 'success' }])
  const { alreadyCompleted } = await camper.call(completeProject, {
    body: { id: tutorialId, solution: 'https://wall.example.org' },
  })
  expect(alreadyCompleted).toBe(false)
})
