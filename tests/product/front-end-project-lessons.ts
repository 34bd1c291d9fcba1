import { blockFile, courseFile } from './lesson-files.ts'

const text = (number: number, title: string, sections: readonly string[]): string =>
  [
    `---\nid: 65f0c0ffee0123456789030${number}\ntitle: ${title}\nchallengeType: 3\ndashedName: project-${number}\nforumTopicId: 4711\n---`,
    '# --description--\n\n**User story #1:** I can read a heading.\n\n**User story #2:** I can see a list of herons.',
    ...sections,
  ].join('\n\n')

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

/** Two front-end projects: one without tests and files of its own, and one that brings both. */
export const frontEndProjectLessons: Readonly<Record<string, string>> = {
  ...courseFile('Herons', ['herons']),
  ...blockFile({
    name: 'Herons',
    helpCategory: 'HTML-CSS',
    lessons: [
      { id: '65f0c0ffee01234567890301', title: 'Heron Guide' },
      { id: '65f0c0ffee01234567890302', title: 'Heron Counter' },
    ],
  }),
  'blocks/herons/one.md': text(1, 'Heron Guide', []),
  'blocks/herons/two.md': text(2, 'Heron Counter', [
    `# --hints--\n\nThere should be a list.\n\n${fence('js', "assert.exists(document.querySelector('ul'))")}`,
    `# --seed--\n\n## --seed-contents--\n\n${fence('html', '<h1>Count the herons</h1>')}`,
  ]),
}
