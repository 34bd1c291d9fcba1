import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789051'

const fence = (text: string, language = 'sh') => `\`\`\`${language}\n${text}\n\`\`\``

type Lesson = { number: number; type: 12 | 13; title: string; seed: string; solution: string }

const setup = "mkdir tins\necho 'Assam' > tins/black.txt\necho 'Sencha' > tins/green.txt"

const lesson = (
  { number, type, title, seed, solution }: Lesson,
  tests: readonly (readonly [hint: string, test: string])[],
): string =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: ${type}\nenvironment: shell\ndashedName: lesson-${number}\n---`,
    '# --description--\n\nThe folder `tins` has a file for each tea.',
    `# --hints--\n\n${tests.map(([hint, test]) => `${hint}\n\n${fence(test, 'js')}`).join('\n\n')}`,
    `# --seed--\n\n## --before-user-code--\n\n${fence(setup)}\n\n## --seed-contents--\n\n${fence(seed)}`,
    `# --solutions--\n\n${fence(solution)}\n`,
  ].join('\n\n')

/** A lesson and a project of the remote editor that run scripts in the page. */
export const shellLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Tea',
  name: 'Tea Tins',
  helpCategory: 'Backend Development',
  ids,
  lessons: {
    'Look into the tins': lesson(
      { number: 1, type: 12, title: 'Look into the tins', seed: '# List the tins.', solution: 'ls tins' },
      [['Every tin should be listed.', "assert.equal(output, 'black.txt\\ngreen.txt\\n')"]],
    ),
    'Open a tin': lesson(
      { number: 2, type: 13, title: 'Open a tin', seed: '', solution: 'echo Mate > tins/mate.txt' },
      [['There should be a tin for mate.', "assert.property(files, 'tins/mate.txt')"]],
    ),
  },
})
