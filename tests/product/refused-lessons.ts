import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789031'

const lesson = (number: number, title: string, type: number) =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: lesson-${number}\n---`,
    `# --description--\n\nAbout ${title.toLowerCase()}.`,
    '',
  ].join('\n\n')

/** Three lessons of a block, the second of which has a type that no lesson may have. */
export const refusedLessons = courseOfOneBlock({
  course: 'Geology',
  name: 'Stones',
  helpCategory: 'HTML-CSS',
  ids,
  lessons: {
    Granite: lesson(1, 'Granite', 24),
    Basalt: lesson(2, 'Basalt', 9),
    Slate: lesson(3, 'Slate', 24),
  },
})

/** What the compiler says of them. */
export const refusedProblems = ['`challengeType: 9` does not fit.']
