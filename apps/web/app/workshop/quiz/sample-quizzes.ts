import type { Quiz } from '@cairn/contract'

const question = (text: string) => ({
  text,
  answer: `<p>Stone of ${text}</p>`,
  distractors: ['<p>Wood</p>', '<p>Air</p>', '<p>Water</p>'],
  audio: null,
})

/** Two quizzes of two questions, for tests. */
export const sampleQuizzes: readonly Quiz[] = [
  { questions: [question('one'), question('two')] },
  { questions: [question('three'), question('four')] },
]
