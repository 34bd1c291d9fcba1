import type { Challenge, Question, QuizQuestion } from '@cairn/contract'

/** All questions of a lesson, those of its quizzes included, with the answers of quizzes in random order. */
export function questionsOf(
  { questions = [], quizzes = [] }: Pick<Challenge, 'questions' | 'quizzes'>,
  random = Math.random,
): Question[] {
  return [
    ...questions,
    ...quizzes.flatMap((quiz) => quiz.questions.map((question) => toQuestion(question, random))),
  ]
}

function toQuestion({ text, answer, distractors }: QuizQuestion, random: () => number): Question {
  const place = Math.floor(random() * (distractors.length + 1))
  const answers = distractors.toSpliced(place, 0, answer)
  return {
    text,
    answers: answers.map((html) => ({ answer: html, feedback: null, audioId: null })),
    solution: place + 1,
  }
}
