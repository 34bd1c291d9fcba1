import { expect, test } from 'vitest'
import { lineInLesson } from './line-in-lesson.ts'

const lesson = `# --hints--

\`\`\`js
same();
\`\`\`

# --solutions--

\`\`\`js
one();
--fcc-editable-region--
same();
two();
same();
--fcc-editable-region--
\`\`\`
`

test('a line is found in the solution, though others are left out there', () => {
  expect(lineInLesson(lesson, ['before();', 'one();', 'same();', 'two();', 'same();', 'after();'], 2)).toBe(
    12,
  )
})

test('of equal lines the one with the same neighbors is meant', () => {
  expect(lineInLesson(lesson, ['one();', 'same();', 'two();', 'same();'], 3)).toBe(14)
})

test('a line that is not there leads to the beginning of the solution', () => {
  expect(lineInLesson(lesson, ['missing();'], 0)).toBe(10)
})
