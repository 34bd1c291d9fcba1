import { blockFile, courseFile } from './lesson-files.ts'

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

const lessonText = (id: string, title: string, name: string, type: number, seed: string): string =>
  [
    `---\nid: ${id}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: ${name}\nforumTopicId: 4711\n---`,
    '# --description--\n\nPile a stone.',
    `# --hints--\n\nThere should be a stone.\n\n${fence('js', "assert.exists(document.querySelector('h1'))")}`,
    `# --seed--\n\n## --seed-contents--\n\n${seed}`,
    `# --solutions--\n\n${seed.replace('<p>', '<h1>')}\n`,
  ].join('\n\n')

const stepCount = 170

/** Ids of the steps, in their order. */
export const stepIds = Array.from(
  { length: stepCount },
  (_id, index) => `65f0c0ffee0123456789${(index + 1).toString(16).padStart(4, '0')}`,
)

/** A project of two files. */
export const towerId = '65f0c0ffee0123456789ffff'

const seed = fence('html', '<p>Stone</p>')
const steps = stepIds.map((id, index) => ({ id, title: `Stone ${index + 1}`, name: `stone-${index + 1}` }))

/** More steps than ten timeline pages hold, and a project of several files. */
export const profileLessons: Readonly<Record<string, string>> = {
  ...courseFile('Cairns', ['pile', 'tower']),
  ...blockFile({
    name: 'Pile Stones',
    dashedName: 'pile',
    helpCategory: 'HTML-CSS',
    lessons: steps.map(({ id, title }) => ({ id, title })),
  }),
  ...Object.fromEntries(
    steps.map(({ id, title, name }) => [`blocks/pile/${name}.md`, lessonText(id, title, name, 0, seed)]),
  ),
  ...blockFile({
    name: 'Build a Tower',
    dashedName: 'tower',
    helpCategory: 'HTML-CSS',
    lessons: [{ id: towerId, title: 'Stone Tower' }],
  }),
  'blocks/tower/tower.md': lessonText(
    towerId,
    'Stone Tower',
    'stone-tower',
    14,
    `${seed}\n\n${fence('css', 'h1 { color: green }')}`,
  ),
}
