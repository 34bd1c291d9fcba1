import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789020'

const trophy = (number: number): string =>
  [
    `---\nid: ${ids}${number}\ntitle: Trophy ${number}\nchallengeType: 18\ndashedName: trophy-${number}\nmsTrophyId: learn.stones.part-${number}.trophy\n---`,
    `# --description--\n\nWork through *Stones, part ${number}* at Microsoft Learn.\n`,
  ].join('\n\n')

/** Two lessons, each completed by a trophy of Microsoft Learn. */
export const trophyLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Stones',
  name: 'Trophies',
  helpCategory: 'C-Sharp',
  ids,
  lessons: { 'Trophy 1': trophy(1), 'Trophy 2': trophy(2) },
})
