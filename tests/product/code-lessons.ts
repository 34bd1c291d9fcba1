import type { ChallengeType } from '@cairn/contract'
import { blockFile } from './lesson-files.ts'

type Language = 'html' | 'css' | 'js' | 'jsx' | 'ts' | 'tsx' | 'py'

export type CodeLesson = { id: string; name: string; type: ChallengeType; wrong: string; right: string }

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``
const region = (text: string) => `--fcc-editable-region--\n${text}\n--fcc-editable-region--`

/** The file that is changed in a lesson of each language, and the files beside it. */
const languages: Record<Language, { beside: readonly string[]; wrong: string; right: string }> = {
  html: { beside: [], wrong: '<p>Nothing</p>', right: '<h1>heron</h1>' },
  css: {
    beside: [fence('html', '<h1>Lake</h1>')],
    wrong: 'p { color: red }',
    right: '.heron { color: teal }',
  },
  js: { beside: [], wrong: 'let hike', right: 'const bird = "heron"' },
  jsx: {
    beside: [fence('html', '<div id="root"></div>')],
    wrong: 'let hike',
    right: 'const bird = <b>heron</b>',
  },
  ts: { beside: [fence('html', '<h1>Lake</h1>')], wrong: 'let hike', right: 'const bird: string = "heron"' },
  tsx: {
    beside: [fence('html', '<div id="root"></div>')],
    wrong: 'let hike',
    right: 'const bird = <b>heron</b>',
  },
  py: { beside: [], wrong: 'hike = 1', right: 'bird = "heron"' },
}

/** Each type of challenge with code, in each language that it is written in. */
const kinds: readonly (readonly [type: ChallengeType, languages: readonly Language[]])[] = [
  [0, ['html', 'css']],
  [1, ['js', 'ts']],
  [5, ['js']],
  [6, ['jsx', 'tsx']],
  [7, ['html']],
  [14, ['html']],
  [20, ['py']],
  [23, ['py']],
  [25, ['html']],
  [26, ['js']],
  [27, ['py']],
  [28, ['js']],
  [29, ['py']],
]

const lessons = kinds.flatMap(([type, written]) =>
  written.map((language) => ({ type, language, name: `${language}-of-type-${type}` })),
)

const idOf = (index: number) => `65f0c0de0123456789${index.toString(16).padStart(6, '0')}`

export const codeLessons: readonly CodeLesson[] = lessons.map(({ type, language, name }, index) => ({
  id: idOf(index),
  name,
  type,
  ...languages[language],
}))

/** One block of all of them. */
export const codeLessonFiles: Readonly<Record<string, string>> = {
  ...blockFile({
    name: 'Walk Around the Lake',
    dashedName: 'lake',
    helpCategory: 'JavaScript',
    lessons: lessons.map(({ name }, index) => ({ id: idOf(index), title: name })),
  }),
  'superblocks/walks.json': JSON.stringify({ id: 'walks', title: 'Walks', stage: 'Core', blocks: ['lake'] }),
  ...Object.fromEntries(
    lessons.map((lesson, index) => [`blocks/lake/${lesson.name}.md`, textOf(lesson, index)]),
  ),
}

function textOf({ type, language, name }: (typeof lessons)[number], index: number): string {
  const { beside, wrong } = languages[language]
  const test =
    language === 'py' ? '({ test: () => assert.match(code, /heron/) })' : 'assert.match(code, /heron/)'
  return [
    `---\nid: ${idOf(index)}\ntitle: ${name}\nchallengeType: ${type}\ndashedName: ${name}\n---`,
    '# --description--\n\nLook for the heron.',
    `# --hints--\n\nYour code should have a heron.\n\n${fence('js', test)}`,
    `# --seed--\n\n## --seed-contents--\n\n${[...beside, fence(language, region(wrong))].join('\n\n')}`,
    `# --solutions--\n\n${[...beside, fence(language, languages[language].right)].join('\n\n')}\n`,
  ].join('\n\n')
}
