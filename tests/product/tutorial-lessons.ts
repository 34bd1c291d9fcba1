import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789030'

const tutorial = (number: number, type: number): string =>
  [
    `---\nid: ${ids}${number}\ntitle: Tutorial ${number}\nchallengeType: ${type}\ndashedName: tutorial-${number}\nurl: school/tutorial-${number}\n---`,
    '# --description--\n\nBuild a wall of stones in the terminal.\n',
  ].join('\n\n')

/** Two tutorials that are practice, around a project that the remote editor tests. */
export const tutorialLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Stones',
  name: 'Walls',
  helpCategory: 'Backend Development',
  ids,
  lessons: { 'Tutorial 1': tutorial(1, 12), 'Tutorial 2': tutorial(2, 13), 'Tutorial 3': tutorial(3, 12) },
})
