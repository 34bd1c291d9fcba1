import { expect, test } from 'vitest'
import { hintsIn } from './hint-in-lesson.ts'

const lesson = `---
title: Step 1
---

# --description--

\`\`\`html
# --hints--
\`\`\`

# --hints--

You have an \`h1\`
with a text.

\`\`\`js
# not a section
assert(true)
\`\`\`

It is a heading.

\`\`\`\`js
assert(false)
\`\`\`
\`\`\`\`

# --seed--

\`\`\`html
<h1></h1>
\`\`\`
`

test('the hints of a lesson are found with their lines, and nothing that only looks like one', () => {
  expect(hintsIn(lesson)).toEqual([
    { text: 'You have an `h1` with a text.', line: 13 },
    { text: 'It is a heading.', line: 21 },
  ])
})

test('a lesson without tests has none', () => {
  expect(hintsIn('# --description--\n\nA text.\n')).toEqual([])
})
