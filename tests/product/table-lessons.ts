import { courseOfOneBlock } from './lesson-files.ts'

const lesson = (number: number, table: string): string => `---
id: 65f0c0ffee012345678d000${number}
title: Table ${number}
challengeType: 24
dashedName: table-${number}
---

# --description--

Look it up.

${table}
`

const text =
  'What it means takes a whole sentence, which is as long as sentences in tables of real lessons are, and then some more'

/** Lessons with tables: short codes beside long texts, one that is long, and many columns. */
export const tableLessons = courseOfOneBlock({
  course: 'Tables',
  name: 'Tables',
  helpCategory: 'HTML-CSS',
  ids: '65f0c0ffee012345678d000',
  lessons: {
    'Table 1': lesson(
      1,
      `| Method | What it does | Result |\n| --- | --- | --- |\n| \`querySelector\` | ${text}. | \`undefined\` |\n| \`splice\` | ${text}. | ${text}. |`,
    ),
    'Table 2': lesson(
      2,
      `| Value | Meaning |\n| --- | --- |\n| \`sha256-LqX5DHrSFvaXultgsFqoj3Y86j7SyLYNABnIePznMSI=\` | ${text}. |`,
    ),
    'Table 3': lesson(
      3,
      `| a | b | c | d | e | f |\n| --- | --- | --- | --- | --- | --- |\n| ${'`planet_id` | '.repeat(5)}\`planet_id\` |`,
    ),
  },
})
