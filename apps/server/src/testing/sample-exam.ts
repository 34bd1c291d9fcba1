import type { Exam } from '@cairn/contract'

type Question = Exam['questions'][number]

const letters = 'abcdefghijklmnopqrst'

/** A question with more answers than a paper shows, some of them deprecated. No text reveals which is right. */
function question(letter: string): Question {
  const answer = (number: number, deprecated = false) => ({
    id: `${letter}stone000${number}`,
    answer: `Stone ${letter}${number}`,
    ...(deprecated && { deprecated }),
  })
  return {
    id: letter.repeat(10),
    question: `Which stones are like ${letter}?`,
    correctAnswers: [answer(1), answer(2), answer(3, true)],
    wrongAnswers: [...[4, 5, 6, 7, 8].map((number) => answer(number)), answer(9, true)],
  }
}

/** Ten of twenty questions are drawn; one more is deprecated. */
export const sampleExam: Exam = {
  id: 'e1'.repeat(12),
  title: 'Stones',
  numberOfQuestionsInExam: 10,
  passingPercent: 70,
  prerequisites: [{ id: '0'.repeat(24), title: 'Name ten stones' }],
  questions: [...[...letters].map(question), { ...question('z'), deprecated: true }],
}

/** Another exam of the school, with the same questions and an hour to answer them. */
export const otherExam: Exam = {
  ...sampleExam,
  id: 'e3'.repeat(12),
  title: 'More stones',
  timeLimitMinutes: 60,
}

const rightAnswers = new Set(
  sampleExam.questions.flatMap(({ correctAnswers }) => correctAnswers.map(({ answer }) => answer)),
)

/** The right answers. */
export function isRight({ answer }: { answer: string }): boolean {
  return rightAnswers.has(answer)
}
