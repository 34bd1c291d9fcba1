import { courseOfOneBlock } from './lesson-files.ts'
import { tone } from './tone.ts'

const ids = '65f0c0ffee0123456789029'

const lesson = (number: number, title: string, type: number, sections: readonly string[]) =>
  [
    `---\nid: ${ids}${number}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: lesson-${number}\nlang: en-US\n---`,
    ...sections,
    '',
  ].join('\n\n')

const json = (value: object) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** Of the twelve seconds of the file, those from 2 to 8 are played, from second 1 of the scene on. */
const scene = (filename: string) => ({
  setup: {
    background: 'cafe.png',
    characters: [{ character: 'Maria', position: { x: 50, y: 0, z: 1 } }],
    audio: { filename, startTime: 1, startTimestamp: 2, finishTimestamp: 8 },
  },
  commands: [
    { character: 'Maria', startTime: 1, finishTime: 4, dialogue: { text: 'The boat leaves at nine.' } },
    { character: 'Maria', startTime: 5, finishTime: 9, dialogue: { text: 'Do not be late.' } },
  ],
})

const dialogue = (number: number, title: string, filename: string) =>
  lesson(number, title, 21, [
    '# --description--\n\nListen to Maria.',
    '# --assignment--\n\nListen again.',
    `# --scene--\n\n${json(scene(filename))}`,
  ])

const quizQuestion = (number: number, filename: string) =>
  [
    '### --question--',
    `#### --text--\n\nWhen does boat ${number} leave?`,
    `#### --distractors--\n\nAt ten\n\n---\n\nAt noon\n\n---\n\nNever`,
    '#### --answer--\n\nAt nine',
    `#### --audio--\n\n${json({
      audio: { filename, startTimestamp: 2, finishTimestamp: 3 },
      transcript: [{ character: 'Maria', text: `Boat ${number} leaves at nine.` }],
    })}`,
  ].join('\n\n')

const quiz = lesson(3, 'Boats quiz', 8, [
  '# --description--\n\nListen, and answer.',
  '# --quizzes--\n\n## --quiz--',
  quizQuestion(1, 'boat.wav'),
  quizQuestion(2, 'https://sounds.example.org/boat.wav'),
])

const choice = lesson(4, 'What Maria says', 19, [
  '# --instructions--\n\nChoose what Maria says.',
  '# --questions--\n\n## --text--\n\nWhat does she say?',
  '## --answers--\n\nAt nine.\n\n### --audio-id--\n\nEN01\n\n---\n\nAt ten.\n\n### --audio-id--\n\nEN02',
  '### --feedback--\n\nListen to the number.\n\n## --video-solution--\n\n1',
])

const speaking = (number: number, title: string, filename: string) =>
  lesson(number, title, 19, [
    '# --instructions--\n\nChoose what Maria says.',
    '# --questions--\n\n## --text--\n\nWhat does she say?',
    '## --answers--\n\nDo not be late.\n\n---\n\nBe late.\n\n## --video-solution--\n\n1',
    '# --speaking-section--\n\n## --sentence--\n\n`Do not be late.`',
    `## --speaking-audio--\n\n${json({ filename, startTimestamp: 2, finishTimestamp: 3 })}`,
  ])

/**
 * Two dialogues, a quiz, a question and two sentences with recordings. Those of the second dialogue, of half the
 * questions and of the second sentence are missing.
 */
export const recordedLessons: Readonly<Record<string, string | Uint8Array>> = {
  ...courseOfOneBlock({
    course: 'English',
    stage: 'English',
    name: 'Boats',
    helpCategory: 'English',
    ids,
    lessons: {
      'Boat dialogue': dialogue(1, 'Boat dialogue', 'boat.wav'),
      'Dialogue elsewhere': dialogue(2, 'Dialogue elsewhere', 'https://sounds.example.org/boat.wav'),
      'Boats quiz': quiz,
      'What Maria says': choice,
      'Say what Maria says': speaking(5, 'Say what Maria says', 'boat.wav'),
      'Say it elsewhere': speaking(6, 'Say it elsewhere', 'https://sounds.example.org/boat.wav'),
    },
  }),
  'media/boat.wav': tone(12),
  // Browsers tell the kind of a sound by its content.
  'media/EN01.mp3': tone(1),
}
