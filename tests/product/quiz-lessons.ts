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
  'superblocks/course.json': JSON.stringify({ title: 'Stones', stage: 'Core', blocks: ['stones-quiz'] }),
  'blocks/stones-quiz/meta.json': JSON.stringify({
    name: 'Stones Quiz',
    dashedName: 'stones-quiz',
    helpCategory: 'HTML-CSS',
    challengeOrder: [{ id, title: 'Stones Quiz' }],
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
