import { blockFile, courseFile } from './lesson-files.ts'

const idOf = (number: number) => `65f0c0ffee012345678c000${number}`

const lesson = (number: number, title: string, text: string) => `---
id: ${idOf(number)}
title: ${title}
challengeType: 19
dashedName: lesson-${number}
---

# --description--

${text}

# --questions--

## --text--

${text}

## --answers--

1

---

2

## --video-solution--

1
`

const video = `---
id: ${idOf(4)}
title: Moss in the Rain
challengeType: 11
dashedName: lesson-4
videoId: english-id
videoLocaleIds:
  espanol: spanish-id
---

# --questions--

## --text--

What does moss like?

## --answers--

Rain

---

Sand

## --video-solution--

1
`

const block = (name: string, ids: readonly number[]) =>
  blockFile({
    name,
    helpCategory: 'HTML-CSS',
    lessons: ids.map((id) => ({ id: idOf(id), title: `Lesson ${id}` })),
  })

/** A course of two lessons, the first of them translated into Spanish, and a course that is not offered in Spanish, with a video that is. */
export const translatedLessons: Readonly<Record<string, string>> = {
  ...courseFile('Stones and Water', ['stones']),
  'superblocks/course.espanol.json': JSON.stringify({ title: 'Piedras y agua' }),
  'superblocks/moss.json': JSON.stringify({
    title: 'All About Moss',
    stage: 'Core',
    blocks: ['moss'],
    notAuditedIn: ['espanol'],
  }),
  ...block('Stones', [1, 2]),
  'blocks/stones/one.md': lesson(1, 'Gray Stones', 'Stones are gray.'),
  'blocks/stones/two.md': lesson(2, 'Wet Stones', 'Some stones are wet.'),
  'blocks/stones.espanol/meta.json': JSON.stringify({ name: 'Piedras' }),
  'blocks/stones.espanol/one.md': lesson(1, 'Piedras grises', 'Las piedras son grises.'),
  ...block('Moss', [3, 4]),
  'blocks/moss/three.md': lesson(3, 'Green Moss', 'Moss is green.'),
  'blocks/moss/four.md': video,
}
