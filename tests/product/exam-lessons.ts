import { blockFile } from './lesson-files.ts'

export const prerequisiteId = '65f0c0ffee0123456789e001'
export const examId = '65f0c0ffee0123456789e002'

const prerequisite = `---
id: ${prerequisiteId}
title: Name a stone
challengeType: 19
dashedName: name-a-stone
---

# --description--

Stones have names.

# --questions--

## --text--

Which one is a stone?

## --answers--

Granite

---

Oak

## --video-solution--

1
`

const lesson = `---
id: ${examId}
title: Stones Exam
challengeType: 17
dashedName: stones-exam
prerequisites:
  - id: ${prerequisiteId}
    title: Name a stone
---

# --description--

Four questions about stones.
`

const question = (number: number) => {
  const answer = (place: number, text: string) => ({
    id: `stone${number}ans${place}`.padEnd(10, '0'),
    answer: text,
  })
  return {
    id: `question0${number}`,
    question: `Which stone is number ${number}? Look at \`stones[${number}]\`.`,
    correctAnswers: [answer(0, `Right stone ${number}`)],
    wrongAnswers: [1, 2, 3, 4].map((place) => answer(place, `Wrong stone ${number}${place}`)),
  }
}

/** Microsoft's course with one lesson and an exam of four questions, twenty minutes long. */
export const examLessons: Readonly<Record<string, string>> = {
  'superblocks/foundational-c-sharp-with-microsoft.json': JSON.stringify({
    partner: { name: 'Microsoft', logo: '/media/partner.svg' },
    blocks: ['stones-exam'],
  }),
  'media/partner.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 90 30"><rect width="90" height="30" fill="#f2b566"/></svg>',
  ...blockFile({
    name: 'Stones Exam',
    helpCategory: 'C-Sharp',
    lessons: [
      { id: prerequisiteId, title: 'Name a stone' },
      { id: examId, title: 'Stones Exam' },
    ],
  }),
  'blocks/stones-exam/one.md': prerequisite,
  'blocks/stones-exam/two.md': lesson,
  'exams/stones.json': JSON.stringify({
    id: examId,
    title: 'Stones Exam',
    numberOfQuestionsInExam: 4,
    passingPercent: 70,
    timeLimitMinutes: 20,
    prerequisites: [{ id: prerequisiteId, title: 'Name a stone' }],
    questions: [1, 2, 3, 4].map(question),
  }),
}
