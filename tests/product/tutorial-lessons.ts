import { blockFile, courseFile } from './lesson-files.ts'

const tutorial = (number: number, type: number): string =>
  [
    `---\nid: 65f0c0ffee0123456789030${number}\ntitle: Tutorial ${number}\nchallengeType: ${type}\ndashedName: tutorial-${number}\nurl: school/tutorial-${number}\n---`,
    '# --description--\n\nBuild a wall of stones in the terminal.\n',
  ].join('\n\n')

/** Two tutorials that are practice, around a project that the remote editor tests. */
export const tutorialLessons: Readonly<Record<string, string>> = {
  ...courseFile('Stones', ['walls']),
  ...blockFile({
    name: 'Walls',
    helpCategory: 'Backend Development',
    lessons: [1, 2, 3].map((number) => ({
      id: `65f0c0ffee0123456789030${number}`,
      title: `Tutorial ${number}`,
    })),
  }),
  'blocks/walls/one.md': tutorial(1, 12),
  'blocks/walls/two.md': tutorial(2, 13),
  'blocks/walls/three.md': tutorial(3, 12),
}
