import { type Exam, limits } from '@cairn/contract'
import type { StoredQuestion } from '#database/schema.ts'
import { type Chance, chance } from './chance.ts'
import { drawByTopic } from './draw-by-topic.ts'

type Question = Exam['questions'][number]

/**
 * Draws a paper: random questions of all topics, each with one right answer among five (docs/reference/api.md, “Exams”). The
 * answers get ids of this paper, so that a list of right ids is worthless to others. Undefined if the exam has too
 * few questions or answers.
 */
export function drawPaper(
  { questions, numberOfQuestionsInExam }: Pick<Exam, 'questions' | 'numberOfQuestionsInExam'>,
  by: Chance = chance,
): StoredQuestion[] | undefined {
  const drawn = drawByTopic(questions.filter(isLive), numberOfQuestionsInExam, by)
  const paper = drawn.map((question) => drawAnswers(question, by))
  const isWhole =
    paper.length === numberOfQuestionsInExam &&
    paper.every(({ answers }) => answers.length === limits.answersOnPaper)
  return isWhole ? paper : undefined
}

function drawAnswers({ id, question, correctAnswers, wrongAnswers }: Question, by: Chance): StoredQuestion {
  const correct = by.shuffle(correctAnswers.filter(isLive)).slice(0, 1)
  const wrong = by.shuffle(wrongAnswers.filter(isLive)).slice(0, limits.answersOnPaper - 1)
  const answers = [
    ...correct.map(({ answer }) => ({ id: by.newId(), answer, isCorrect: true })),
    ...wrong.map(({ answer }) => ({ id: by.newId(), answer, isCorrect: false })),
  ]
  return { id, question, answers: correct.length === 1 ? by.shuffle(answers) : [] }
}

function isLive({ deprecated }: { deprecated?: boolean | undefined }): boolean {
  return deprecated !== true
}
