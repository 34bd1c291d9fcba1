import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee012345678b000'
const idOf = (number: number) => `${ids}${number}`

const lesson = (number: number) => `---
id: ${idOf(number)}
title: Stone ${number}
challengeType: 19
dashedName: stone-${number}
---

# --description--

Stone ${number} is gray.

# --questions--

## --text--

What color is stone ${number}?

## --answers--

Gray ${number}

---

Green ${number}

### --feedback--

Moss is green, stones are not.

## --video-solution--

1
`

const lessonWithGap = `---
id: ${idOf(3)}
title: Stone 3
challengeType: 22
dashedName: stone-3
---

# --description--

What color is stone 3?

# --fillInTheBlank--

## --sentence--

\`Stone 3 is BLANK.\`

## --blanks--

\`gray\`

### --feedback--

Like the others.
`

/** A block of two lessons with one question each, and one with a gap. */
export const reviewLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Stones',
  name: 'Stones',
  helpCategory: 'HTML-CSS',
  ids,
  lessons: { 'Stone 1': lesson(1), 'Stone 2': lesson(2), 'Stone 3': lessonWithGap },
})
