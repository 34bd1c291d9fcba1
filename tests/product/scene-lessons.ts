import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789020'

const dialogue = (number: number, title: string, scene: object): string =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: 21\ndashedName: dialogue-${number}\nlang: en-US\n---`,
    '# --description--\n\nListen to the two of them.',
    '# --assignment--\n\nWatch the dialogue.\n\n---\n\nRepeat it aloud.',
    `# --scene--\n\n\`\`\`json\n${JSON.stringify(scene, null, 2)}\n\`\`\`\n`,
  ].join('\n\n')

const at = (x: number) => ({ x, y: 0, z: 1 })

const setup = {
  background: 'cafe.png',
  characters: [
    { character: 'Maria', position: at(28), opacity: 0 },
    { character: 'Tom', position: at(125) },
  ],
}

const commands = [
  { character: 'Maria', opacity: 1, startTime: 0 },
  { character: 'Tom', position: at(70), startTime: 0.5 },
  {
    character: 'Maria',
    startTime: 1,
    finishTime: 3,
    dialogue: { text: 'Would you like some tea?', align: 'left' },
  },
  {
    character: 'Tom',
    startTime: 3.5,
    finishTime: 5,
    dialogue: { text: 'Yes, please. With milk.', align: 'right' },
  },
  {
    character: 'Maria',
    startTime: 6,
    finishTime: 8,
    dialogue: { text: 'Here you are, Tom.', align: 'left' },
  },
  { character: 'Tom', position: at(125), startTime: 8.5 },
]

const long = Array.from({ length: 100 }, (_nothing, index) => ({
  character: index % 2 === 0 ? 'Maria' : 'Tom',
  startTime: 10 + index,
  finishTime: 11 + index,
  dialogue: { text: `This is sentence number ${index + 1} of a conversation that does not want to end.` },
}))

/** Two dialogues. The second is long, and its captions may not be hidden. */
export const sceneLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'English',
  stage: 'English',
  name: 'Tea',
  helpCategory: 'English',
  ids,
  lessons: {
    'Dialogue 1': dialogue(1, 'Dialogue 1', { setup, commands }),
    'Dialogue 2': dialogue(2, 'Dialogue 2', {
      setup: { ...setup, alwaysShowDialogue: true },
      commands: [...commands, ...long],
    }),
  },
})
