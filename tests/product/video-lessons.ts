import { blockFile, courseFile } from './lesson-files.ts'

const id = (number: number) => `65f0c0ffee0123456789020${number}`

const question = `# --questions--

## --text--

What holds the boat?

## --answers--

A knot

---

A feather

### --feedback--

A feather is light. Listen again from 0:20.

## --video-solution--

1`

const transcript = `# --transcript--

[0:00] Take a long rope.

[0:20] Make a knot, and pull. (0:40) The knot holds the boat.

Then you may rest.`

const lesson = (number: number, title: string, keys: readonly string[], sections: readonly string[]) =>
  [
    '---',
    `id: ${id(number)}`,
    `title: ${title}`,
    `dashedName: lesson-${number}`,
    ...keys,
    '---\n',
    sections.join('\n\n'),
    '',
  ].join('\n')

const files = `videoFiles:
  sources:
    - src: /films/knead.webm
      type: video/webm
  captions:
    - src: /films/knead.en.vtt
      lang: en
      label: English
  chapters: /films/knead.chapters.vtt`

const lessons = {
  hosted: lesson(1, 'Knots', ['challengeType: 11', 'videoId: abc_DEF-1'], [question, transcript]),
  file: lesson(2, 'Ropes', ['challengeType: 11', files], [question, transcript]),
  fileElsewhere: lesson(
    3,
    'Sails',
    [
      'challengeType: 15',
      'videoFiles:\n  sources:\n    - src: https://films.example.org/knead.webm\n      type: video/webm',
    ],
    ['# --description--\n\nSails catch the wind.', '# --assignment--\n\nWatch the film.'],
  ),
  code: lesson(
    4,
    'Count the boats',
    ['challengeType: 1', 'videoUrl: https://www.youtube.com/watch?v=hint_id-1'],
    [
      '# --description--\n\nCount the boats.',
      '# --hints--\n\n`boats` should be 3.\n\n```js\nassert.equal(boats, 3)\n```',
      '# --seed--\n\n## --seed-contents--\n\n```js\nlet boats = 0\n```',
      '# --solutions--\n\n```js\nlet boats = 3\n```',
    ],
  ),
}

const titles = ['Knots', 'Ropes', 'Sails', 'Count the boats']

/** A video on another host, one of the school's own, a file elsewhere, and code with a hint video. */
export const videoLessons: Readonly<Record<string, string>> = {
  ...courseFile('Boats', ['boats']),
  ...blockFile({
    name: 'Boats',
    helpCategory: 'JavaScript',
    lessons: titles.map((title, index) => ({ id: id(index + 1), title })),
  }),
  'blocks/boats/one.md': lessons.hosted,
  'blocks/boats/two.md': lessons.file,
  'blocks/boats/three.md': lessons.fileElsewhere,
  'blocks/boats/four.md': lessons.code,
}
