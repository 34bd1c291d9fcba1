import { blockFile, courseFile } from './lesson-files.ts'

const id = '65f0c0ffee0123456789f001'

const question = (quiz: number, number: number) => `### --question--

#### --text--

Quiz ${quiz}, which stone is number ${number}?

#### --distractors--

Wrong a${number}

---

Wrong b${number}

---

Wrong c${number}

#### --answer--

Right ${number}
`

const quiz = (number: number) =>
  `## --quiz--\n\n${Array.from({ length: 10 }, (_empty, index) => question(number, index + 1)).join('\n')}`

/** A block with one lesson: a quiz of ten questions, in two versions. */
export const quizLessons: Readonly<Record<string, string>> = {
  ...courseFile('Stones', ['stones-quiz']),
  ...blockFile({
    name: 'Stones Quiz',
    helpCategory: 'HTML-CSS',
    lessons: [{ id, title: 'Stones Quiz' }],
  }),
  'blocks/stones-quiz/quiz.md': `---
id: ${id}
title: Stones Quiz
challengeType: 8
dashedName: stones-quiz
---

# --description--

Nine of ten are enough.

# --quizzes--

${quiz(1)}
${quiz(2)}
`,
}
