import type { ChallengeType } from '@cairn/contract'
import { formLessons } from './form-lessons.ts'
import { blockFile, courseFile } from './lesson-files.ts'

const lessons = [
  { type: 10, id: '65f0c0ffee0123456789b010', name: 'python-project', sections: [] },
  { type: 16, id: '65f0c0ffee0123456789b016', name: 'notebook', sections: [] },
  {
    type: 15,
    id: '65f0c0ffee0123456789b015',
    name: 'reading',
    sections: [
      '# --assignment--\n\nRead about piles.',
      '# --questions--\n\n## --text--\n\nWhat is a cairn?\n\n## --answers--\n\nA pile\n\n---\n\nA tree\n\n### --feedback--\n\nTrees grow.\n\n## --video-solution--\n\n1',
    ],
  },
] as const satisfies readonly { type: ChallengeType; id: string; name: string; sections: readonly string[] }[]

/** The lessons of forms, and a Python project, a notebook, and reading with a task and a question. */
export const linkLessons: Readonly<Record<string, string>> = {
  ...formLessons,
  ...courseFile('Stones', ['questions', 'stones-quiz', 'stones', 'links']),
  ...blockFile({
    name: 'Links',
    helpCategory: 'Python',
    lessons: lessons.map(({ id, name }) => ({ id, title: name })),
  }),
  ...Object.fromEntries(
    lessons.map(({ type, id, name, sections }) => [
      `blocks/links/${name}.md`,
      [
        `---\nid: ${id}\ntitle: ${name}\nchallengeType: ${type}\ndashedName: ${name}\n---`,
        '# --description--\n\nA cairn is a pile of stones. [An example](https://stones.example.org/demo).',
        ...sections,
        '',
      ].join('\n\n'),
    ]),
  ),
}
