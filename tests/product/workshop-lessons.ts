import { courseFile } from './lesson-files.ts'

type Lesson = {
  id: string
  title: string
  name: string
  type: number
  language: string
  seed: string
  solution: string
  /** Pairs of a hint and its test. */
  tests: readonly (readonly [string, string])[]
  frontMatter?: string
  workedExample?: string
}

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

function lessonText(lesson: Lesson): string {
  const { id, title, name, type, language, seed, solution, tests, frontMatter, workedExample } = lesson
  return [
    `---\nid: ${id}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: ${name}\n${frontMatter ?? 'forumTopicId: 4711'}\n---`,
    `# --description--\n\nWeave ${title}.`,
    `# --hints--\n\n${tests.map(([hint, code]) => `${hint}\n\n${fence('js', code)}`).join('\n\n')}`,
    ...(workedExample === undefined ? [] : [`# --worked-example--\n\n${workedExample}`]),
    `# --seed--\n\n## --seed-contents--\n\n${fence(language, seed)}`,
    `# --solutions--\n\n${fence(language, solution)}\n`,
  ].join('\n\n')
}

const region = '--fcc-editable-region--'
const page = (inside: string) => `<body>\n${inside}\n</body>`

const steps = [
  lessonText({
    id: '65f0c0ffee01234567890001',
    title: 'Step 1',
    name: 'step-1',
    type: 0,
    language: 'html',
    seed: page(`${region}\n\n${region}`),
    solution: page('<h1>Basket</h1>'),
    tests: [
      ['There should be an `h1`.', `assert.exists(document.querySelector('h1'))`],
      ['It should say `Basket`.', `assert.equal(document.querySelector('h1')?.textContent, 'Basket')`],
    ],
    frontMatter: 'demoType: onLoad',
  }),
  lessonText({
    id: '65f0c0ffee01234567890002',
    title: 'Step 2',
    name: 'step-2',
    type: 0,
    language: 'html',
    seed: page(`<h1>Basket</h1>\n${region}\n\n${region}`),
    solution: page('<h1>Basket</h1>\n<p>The finished basket</p>'),
    workedExample: 'Text about a jug is `<p>A jug holds water.</p>`.',
    tests: [['There should be a paragraph.', `assert.exists(document.querySelector('p'))`]],
  }),
]

const program = lessonText({
  id: '65f0c0ffee01234567890003',
  title: 'Count the willows',
  name: 'count-the-willows',
  type: 1,
  language: 'js',
  seed: 'let willows = 0',
  solution: 'let willows = 3',
  tests: [
    ['`willows` should be 3.', 'assert.equal(willows, 3)'],
    ['`willows` should be a number.', `assert.isNumber(willows, 'Quotation marks make a text.')`],
  ],
})

const block = (name: string, dashedName: string, lessons: readonly (readonly [number, string])[]) =>
  JSON.stringify({
    name,
    dashedName,
    helpCategory: 'HTML-CSS',
    disableLoopProtectTests: true,
    disableLoopProtectPreview: true,
    challengeOrder: lessons.map(([number, title]) => ({ id: `65f0c0ffee0123456789000${number}`, title })),
  })

/** A workshop of two steps, whose first offers the finished project, and a lesson that is one program. */
export const workshopLessons: Readonly<Record<string, string>> = {
  ...courseFile('Weaving', ['basket', 'willows']),
  'blocks/basket/meta.json': block('Weave a Basket', 'basket', [
    [1, 'Step 1'],
    [2, 'Step 2'],
  ]),
  'blocks/basket/one.md': steps[0] ?? '',
  'blocks/basket/two.md': steps[1] ?? '',
  'blocks/willows/meta.json': block('Willows', 'willows', [[3, 'Count the willows']]),
  'blocks/willows/one.md': program,
}
