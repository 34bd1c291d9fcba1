import { describe, expect, test } from 'vitest'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

describe('a mistake is reported where it is, with what to write instead:', () => {
  test.for([
    ['questions', '## --video-solution--\n\n1', '## --video-solution--\n\n4', 'not the number of an answer'],
    ['questions', 'Which lantern is red?\n\n## --answers--', 'Which lantern is red?', 'no `## --answers--`'],
    ['questions', 'The portside one.\n\n---\n', '---\n', 'An answer is empty'],
    ['questions', '# --questions--\n', '# --questions--\n\nLost words.\n', 'takes sections only'],
    ['questions', '# --explanation--', '# --erklärung--', 'Unknown section `--erklärung--`'],
    ['quiz', '\n\n---\n\nA tangle', '', 'has 2 distractors'],
    ['quiz', '#### --answer--', '##### --answer--', 'no section `--answer--` inside `--distractors--`'],
    ['quiz', '"filename": "knots.mp3", ', '', '`audio.filename` is missing'],
    ['fillInTheBlank', 'ferry BLANK', 'ferry leaves', '1 gaps, but there are 2 answers'],
    ['fillInTheBlank', '`does`', '- does', 'not one word or one piece of inline code'],
    ['fillInTheBlank', '"x": 50', '"x": "left"', '`setup.characters.0.position.x: left`'],
    ['dialogue', '"finishTime": 3,', '', 'does not stop'],
    ['dialogue', '"alwaysShowDialogue": true', '"alwaysShow": true', 'Unknown key `setup.alwaysShow`'],
    ['dialogue', '"startTime": 4 }', '"startTime": 4', 'not valid JSON'],
    ['lecture', '\n:::\n', '\n', 'never closed'],
    ['lecture', ':::interactive_editor', ':::interactive-editor', 'looks like a container'],
    ['lecture', '```css', '```cobol', 'No file is made of'],
    ['lecture', 'Variables', '<script>alert(1)</script>\n\nVariables', '<script> is not allowed'],
    ['lecture', 'Variables', '<a onclick="x()">Variables</a>', '`onClick` on <a>'],
    ['lecture', '`Welcome aboard, everyone.`', 'Welcome aboard.', 'exactly one sentence between backticks'],
    [
      'lecture',
      '## --sentence--\n\n`Welcome aboard, everyone.`\n',
      '',
      'exactly one sentence between backticks',
    ],
    ['lecture', '# --speaking-section--\n', '# --speaking-section--\n\nRepeat.\n', 'takes sections only'],
    ['lecture', '"startTimestamp": 3', '"begin": 3', 'Unknown key `begin`'],
    ['video', 'videoId: xyz123\n', '', 'The front matter has no `videoId`'],
    ['withHooks', 'const prepared = true;\n```', 'const prepared = true;', 'another seems to begin'],
    ['withHooks', '# --hints--', '# --hint--', 'Unknown section `--hint--`'],
    ['page', '# --description--', 'Astray.\n\n# --description--', 'stands before the first section'],
    ['page', '# --hints--\n\nThere', '# --hints-\n\nThere', 'looks like a marker'],
  ] as const)('%s: %o becomes %o', ([name, from, to, message]) => {
    const text = sampleLessons[name].replace(from, to)
    expect(text).not.toBe(sampleLessons[name])
    const { problems } = parseChallenge('a.md', text)
    const found = problems.find((problem) => problem.message.includes(message))
    expect(found?.remedy.length ?? problems).toBeGreaterThan(10)
    expect(found?.line).toBeGreaterThanOrEqual(1)
  })

  test('the offending text is shown, and the closest word suggested', () => {
    const text = sampleLessons.page.replace('# --hints--\n\nThere', '# --hinst--\n\nThere')
    expect(parseChallenge('a.md', text).problems).toContainEqual({
      file: 'a.md',
      line: 16,
      column: 1,
      text: '# --hinst--',
      message: 'Unknown section `--hinst--`.',
      remedy: 'Did you mean `# --hints--`?',
    })
  })

  test('all of them are reported at once', () => {
    const text = sampleLessons.quiz
      .replace('#### --text--', '#### --txt--')
      .replace('#### --answer--', '#### --anwser--')
    expect(parseChallenge('a.md', text).problems.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'There is no section `--txt--` inside `--question--`.',
        'There is no section `--anwser--` inside `--question--`.',
      ]),
    )
  })
})
