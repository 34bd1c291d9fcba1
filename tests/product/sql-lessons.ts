import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789050'

const fence = (text: string) => `\`\`\`sql\n${text}\n\`\`\``

type Lesson = { number: number; type: 12 | 13; title: string; setup: string; seed: string; solution: string }

const lesson = (
  { number, type, title, setup, seed, solution }: Lesson,
  tests: readonly (readonly [hint: string, query: string])[],
): string =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: ${type}\nenvironment: sql\ndashedName: lesson-${number}\n---`,
    '# --description--\n\nThe table `tea` has the columns `name` and `cups`.',
    `# --hints--\n\n${tests.map(([hint, query]) => `${hint}\n\n${fence(query)}`).join('\n\n')}`,
    `# --seed--\n\n## --before-user-code--\n\n${fence(setup)}\n\n## --seed-contents--\n\n${fence(seed)}`,
    `# --solutions--\n\n${fence(solution)}\n`,
  ].join('\n\n')

const setup =
  "CREATE TABLE tea (name text, cups integer, origin text);\nINSERT INTO tea VALUES ('Assam', 3, 'A valley in the northeast of India, along the Brahmaputra'), ('Sencha', 5, NULL);"

/** A lesson and a project of the remote editor that run SQL in the page. */
export const sqlLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Tea',
  name: 'Tea House',
  helpCategory: 'Backend Development',
  ids,
  lessons: {
    'Ask for tea': lesson(
      {
        number: 1,
        type: 12,
        title: 'Ask for tea',
        setup,
        seed: '-- Ask for all tea.',
        solution: 'SELECT name FROM tea;',
      },
      [['Every `name` should be listed.', "SELECT array_agg(name) = ARRAY['Assam', 'Sencha'] FROM result"]],
    ),
    'Open a tea house': lesson(
      {
        number: 2,
        type: 13,
        title: 'Open a tea house',
        setup,
        seed: '',
        solution: "INSERT INTO tea VALUES ('Mate', 1);",
      },
      [['There should be three kinds of tea.', 'SELECT count(*) = 3 FROM tea']],
    ),
  },
})
