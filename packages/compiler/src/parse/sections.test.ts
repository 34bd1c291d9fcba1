import { describe, expect, test } from 'vitest'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

type Name = keyof typeof sampleLessons

function read(name: Name) {
  const { output, problems } = parseChallenge(`${name}.md`, sampleLessons[name])
  expect(problems).toEqual([])
  return output
}

describe('every section of the format is read:', () => {
  test('questions with their feedback and recordings, several in one lesson', () => {
    expect(read('questions')?.questions).toEqual([
      {
        text: '<p>Which lantern is red?</p>',
        solution: 1,
        answers: [
          { answer: '<p>The portside one.</p>', feedback: null, audioId: null },
          { answer: '<p>The starboard one.</p>', feedback: '<p>Starboard shows green.</p>', audioId: null },
          {
            answer: '<p>The masthead one.</p>',
            feedback: '<p>Masthead shows white.</p>',
            audioId: 'EN0001',
          },
        ],
      },
      {
        text: '<p>Which lantern is green?</p>',
        solution: 1,
        answers: [
          { answer: '<p>The starboard lantern.</p>', feedback: null, audioId: null },
          { answer: '<p>The portside lantern.</p>', feedback: null, audioId: null },
        ],
      },
    ])
    expect(read('questions')?.explanation).toBe('<p>Sailors remember colours with songs.</p>')
  })

  test('a quiz with audio', () => {
    expect(read('quiz')?.quizzes).toEqual([
      {
        questions: [
          {
            text: '<p>What holds best?</p>',
            distractors: ['<p>A granny knot</p>', '<p>A slipknot</p>', '<p>A tangle</p>'],
            answer: '<p>A bowline</p>',
            audio: {
              audio: { filename: 'knots.mp3', startTimestamp: 1.5, finishTimestamp: 4 },
              transcript: [{ character: 'Maria', text: 'Tie carefully' }],
            },
          },
        ],
      },
    ])
  })

  test('blanks with feedback for each', () => {
    expect(read('fillInTheBlank')?.fillInTheBlank).toEqual({
      sentence: '<p><code>Where BLANK the ferry BLANK?</code></p>',
      blanks: [
        { answer: 'does', feedback: '<p>An auxiliary verb is missing.</p>' },
        { answer: 'leave', feedback: null },
      ],
      inputType: 'pinyin-tone',
    })
  })

  test('a scene with its audio and captions, and tasks', () => {
    const lesson = read('dialogue')
    expect(lesson?.scene?.setup).toMatchObject({
      audio: { filename: 'pier.mp3', startTimestamp: 2.5, finishTimestamp: 6 },
      alwaysShowDialogue: true,
    })
    expect(lesson?.scene?.commands).toHaveLength(2)
    expect(lesson?.assignments).toEqual(['<p>Watch the conversation.</p>', '<p>Repeat it aloud.</p>'])
  })

  test('a lecture with live editors, in which other directives stay text', () => {
    const lesson = read('lecture')
    expect(lesson?.interactive).toEqual([
      {
        type: 'text',
        html: '<p>Variables remember values; write <code>:root</code> and ::before freely.</p>',
      },
      {
        type: 'editor',
        instructions: '',
        files: [
          { fileKey: 'scriptjs', name: 'script', ext: 'js', contents: 'const lighthouse = 42;' },
          { fileKey: 'stylescss', name: 'styles', ext: 'css', contents: 'body { color: crimson }' },
        ],
      },
      { type: 'text', html: '<p>Afterwards they can change.</p>' },
    ])
    expect(lesson).toMatchObject({
      video: { videoId: 'abc_DEF-1', bilibiliIds: { aid: 1, bvid: 'BV1', cid: 2 } },
      transcript: '<p>0:15 Welcome aboard everyone.</p>',
      notes: '<p>Bring binoculars tomorrow.</p>',
      speaking: { text: '<p>Repeat after me.</p>', audio: '<p>aboard.mp3</p>' },
    })
  })

  test('the older marker for a single question', () => {
    expect(read('video')?.questions?.[0]).toMatchObject({ text: '<p>What was shown?</p>', solution: 2 })
  })

  test('hooks, hidden tests and the code around the learner’s own', () => {
    expect(read('withHooks')).toMatchObject({
      hooks: {
        beforeAll: 'const prepared = true;',
        beforeEach: 'const again = true;',
        afterEach: 'const finished = true;',
        afterAll: 'const cleaned = true;',
      },
      hiddenTests: [{ testString: 'assert.equal(double(-4), -8);' }],
      files: [
        { head: 'const ahead = 1;', contents: 'function double(number) {}', tail: 'const behind = 2;' },
      ],
    })
  })

  test('a key without a value, as if it were missing', () => {
    const text = sampleLessons.page.replace('title: Step 1', 'title: Step 1\nvideoUrl:\nforumTopicId: ""')
    expect(parseChallenge('a.md', text)).toMatchObject({ output: { videoUrl: null }, problems: [] })
  })

  test('a repeated section, which continues where the first ended', () => {
    const doubled = `${sampleLessons.questions}\n# --explanation--\n\nAnd with rhymes.\n`
    expect(parseChallenge('a.md', doubled).output?.explanation).toBe(
      '<p>Sailors remember colours with songs.</p>\n<p>And with rhymes.</p>',
    )
  })

  test('another file’s text, where it is used', () => {
    const text = sampleLessons.page.replace(
      'Greet the reader',
      '::import{component="Tip" from="./tip.md" }\n\n::use{component="Tip"}\n\nGreet the reader',
    )
    const { output, problems } = parseChallenge('a.md', text, (path) =>
      path === './tip.md' ? 'Smile.' : undefined,
    )
    expect(problems).toEqual([])
    expect(output?.description).toMatch(/^<p>Smile.<\/p>\n<p>Greet/)
    expect(parseChallenge('a.md', text).problems[0]?.message).toBe('There is no file `./tip.md`.')
  })
})

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
