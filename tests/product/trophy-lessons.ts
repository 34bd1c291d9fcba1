const trophy = (number: number): string =>
  [
    `---\nid: 65f0c0ffee0123456789020${number}\ntitle: Trophy ${number}\nchallengeType: 18\ndashedName: trophy-${number}\nmsTrophyId: learn.stones.part-${number}.trophy\n---`,
    `# --description--\n\nWork through *Stones, part ${number}* at Microsoft Learn.\n`,
  ].join('\n\n')

/** Two lessons, each completed by a trophy of Microsoft Learn. */
export const trophyLessons: Readonly<Record<string, string>> = {
  'superblocks/course.json': JSON.stringify({
    id: 'course',
    title: 'Stones',
    stage: 'Core',
    blocks: ['trophies'],
  }),
  'blocks/trophies/meta.json': JSON.stringify({
    name: 'Trophies',
    dashedName: 'trophies',
    helpCategory: 'C-Sharp',
    challengeOrder: [1, 2].map((number) => ({
      id: `65f0c0ffee0123456789020${number}`,
      title: `Trophy ${number}`,
    })),
  }),
  'blocks/trophies/one.md': trophy(1),
  'blocks/trophies/two.md': trophy(2),
}
