import { blockFile, courseFile } from './lesson-files.ts'

const trophy = (number: number): string =>
  [
    `---\nid: 65f0c0ffee0123456789020${number}\ntitle: Trophy ${number}\nchallengeType: 18\ndashedName: trophy-${number}\nmsTrophyId: learn.stones.part-${number}.trophy\n---`,
    `# --description--\n\nWork through *Stones, part ${number}* at Microsoft Learn.\n`,
  ].join('\n\n')

/** Two lessons, each completed by a trophy of Microsoft Learn. */
export const trophyLessons: Readonly<Record<string, string>> = {
  ...courseFile('Stones', ['trophies']),
  ...blockFile({
    name: 'Trophies',
    helpCategory: 'C-Sharp',
    lessons: [1, 2].map((number) => ({
      id: `65f0c0ffee0123456789020${number}`,
      title: `Trophy ${number}`,
    })),
  }),
  'blocks/trophies/one.md': trophy(1),
  'blocks/trophies/two.md': trophy(2),
}
