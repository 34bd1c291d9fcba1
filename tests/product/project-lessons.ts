import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789010'

const project = (number: number, title: string, type: number, tests: readonly string[]): string =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: project-${number}\nforumTopicId: 4711\n---`,
    '# --description--\n\nBuild something like [this](https://stones.example.org/demo).',
    `# --hints--\n\n${tests.map((test) => `It should do this.\n\n\`\`\`js\n${test}\n\`\`\``).join('\n\n')}\n`,
  ].join('\n\n')

/** A project submitted by link, one with a server and its source, and a lesson about a server. */
export const projectLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Stones',
  name: 'Stones',
  helpCategory: 'Backend Development',
  ids,
  lessons: {
    'Project 1': project(1, 'Project 1', 3, ['']),
    'Project 2': project(2, 'Project 2', 4, [
      "const answer = await fetch(code + '/api/stones'); assert.deepEqual(await answer.json(), { stones: 3 })",
      'assert.notMatch(code, /stones\\.example\\.org/)',
    ]),
    'Project 3': project(3, 'Project 3', 2, ["assert.isTrue((await fetch(code + '/')).ok)"]),
  },
})
