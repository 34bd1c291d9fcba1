import { describe, expect, test } from 'vitest'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

const { commands, queries } = sampleLessons
const read = (text: string) => parseChallenge('a.md', text)

/** What is advised against the problem with this message, once a mistake has been made in a lesson. */
function remedyFor(lesson: string, { from, to, message }: { from: string; to: string; message: string }) {
  const changed = lesson.replace(from, to)
  expect(changed).not.toBe(lesson)
  return read(changed).problems.find((problem) => problem.message.includes(message))?.remedy
}

describe('a lesson of the remote editor with `environment: sql`', () => {
  test('has one file, its tables before it, and tests in SQL, and needs no repository', () => {
    const { output, problems } = read(queries)
    expect(problems).toEqual([])
    expect(output).toMatchObject({
      challengeType: 12,
      environment: 'sql',
      files: [
        {
          fileKey: 'queriessql',
          name: 'queries',
          ext: 'sql',
          contents: '',
          head: "CREATE TABLE harbour (name text);\nINSERT INTO harbour VALUES ('North'), ('South');",
        },
      ],
      tests: [
        { text: '<p>Every harbour should be listed.</p>', testString: 'SELECT count(*) = 2 FROM result' },
      ],
      solutions: [[{ fileKey: 'queriessql', contents: 'SELECT name FROM harbour;' }]],
    })
    expect(output).not.toHaveProperty('url')
  })

  test('may name a repository as well', () => {
    const { output, problems } = read(queries.replace('environment', 'url: school/harbours\nenvironment'))
    expect(problems).toEqual([])
    expect(output).toMatchObject({ url: 'school/harbours', environment: 'sql' })
  })

  test.for([
    ['environment: sql', 'environment: php', '`environment: php` does not fit', 'Write `sql` or `shell`'],
    ['challengeType: 12', 'challengeType: 1', 'type 1 cannot bring an environment', 'Use type 12 or 13'],
    ['environment: sql\n', '', 'The front matter has no `url`', 'needs it'],
    ['environment: sql\n', 'url: school/harbours\n', 'Nothing runs SQL', 'Write `environment: sql`'],
    ['```sql\nSELECT count', '```js\nSELECT count', 'not in a `sql` fence', 'as a query'],
    [
      '# --hints--',
      '# --before-each--\n\n```sql\n```\n\n# --hints--',
      'no `--before-each--`',
      'before-user-code',
    ],
    [
      '## --seed-contents--\n\n```sql',
      '## --seed-contents--\n\n```html',
      'not one file in `sql`',
      'one ```sql fence',
    ],
    [
      '# --solutions--',
      '## --after-user-code--\n\n```sql\nSELECT 1\n```\n\n# --solutions--',
      'nothing after',
      'Take it out',
    ],
    ['# --seed--', '# --feed--', '`# --seed--` is missing', 'needs it'],
  ] as const)('%o as %o is a problem', ([from, to, message, remedy]) => {
    expect(remedyFor(queries, { from, to, message })).toContain(remedy)
  })
})

describe('a lesson of the remote editor with `environment: shell`', () => {
  test('has one script, its files before it, and tests in JavaScript, and needs no repository', () => {
    const { output, problems } = read(commands)
    expect(problems).toEqual([])
    expect(output).toMatchObject({
      environment: 'shell',
      files: [
        {
          fileKey: 'scriptsh',
          name: 'script',
          ext: 'sh',
          contents: '',
          head: 'mkdir harbors\ntouch harbors/north harbors/south',
        },
      ],
      tests: [{ testString: "assert.equal(output, 'north\\nsouth\\n')" }],
      solutions: [[{ fileKey: 'scriptsh', contents: 'ls harbors' }]],
    })
  })

  test('may call its fences `bash`', () => {
    expect(read(commands.replaceAll('```sh', '```bash'))).toEqual(read(commands))
  })

  test.for([
    [
      'environment: shell\n',
      'url: school/harbors\n',
      'Nothing runs scripts of a shell',
      '`environment: shell`',
    ],
    ['environment: shell', 'environment: sql', 'not one file in `sql`', 'one ```sql fence'],
    ['```js', '```sql', 'not in a `js` fence', 'as JavaScript'],
    [
      '# --hints--',
      '# --before-all--\n\n```js\n```\n\n# --hints--',
      'no `--before-all--`',
      'before-user-code',
    ],
  ] as const)('%o as %o is a problem', ([from, to, message, remedy]) => {
    expect(remedyFor(commands, { from, to, message })).toContain(remedy)
  })
})

test('a lecture shows no editor that runs SQL', () => {
  const { problems } = read(sampleLessons.lecture.replace('```css', '```sql'))
  expect(problems.map(({ message }) => message)).toEqual(['Nothing runs SQL in this lesson.'])
})
