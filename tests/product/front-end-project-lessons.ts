import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789030'

const text = (number: number, title: string, sections: readonly string[]): string =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: 3\ndashedName: project-${number}\nforumTopicId: 4711\n---`,
    '# --description--\n\n**User story #1:** I can read a heading.\n\n**User story #2:** I can see a list of herons.',
    ...sections,
  ].join('\n\n')

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

/** Two front-end projects: one without tests and files of its own, and one that brings both. */
export const frontEndProjectLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Herons',
  name: 'Herons',
  helpCategory: 'HTML-CSS',
  ids,
  lessons: {
    'Heron Guide': text(1, 'Heron Guide', []),
    'Heron Counter': text(2, 'Heron Counter', [
      `# --hints--\n\nThere should be a list.\n\n${fence('js', "assert.exists(document.querySelector('ul'))")}`,
      `# --seed--\n\n## --seed-contents--\n\n${fence('html', '<h1>Count the herons</h1>')}`,
    ]),
  },
})
