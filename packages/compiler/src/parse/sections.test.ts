import { describe, expect, test } from 'vitest'
import { readSample } from '../testing/read-sample.ts'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

describe('every section of the format is read:', () => {
  test('a scene with its audio and captions, and tasks', () => {
    const lesson = readSample('dialogue')
    expect(lesson?.scene?.setup).toMatchObject({
      audio: { filename: 'pier.mp3', startTimestamp: 2.5, finishTimestamp: 6 },
      alwaysShowDialogue: true,
    })
    expect(lesson?.scene?.commands).toHaveLength(2)
    expect(lesson?.assignments).toEqual(['<p>Watch the conversation.</p>', '<p>Repeat it aloud.</p>'])
  })

  test('a lecture with live editors, in which other directives stay text', () => {
    const lesson = readSample('lecture')
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
      transcript: [{ seconds: 15, html: '<p>Welcome aboard everyone.</p>' }],
      notes: '<p>Bring binoculars tomorrow.</p>',
      speaking: {
        sentence: 'Welcome aboard, everyone.',
        audio: { filename: 'aboard.mp3', startTimestamp: 3 },
      },
    })
  })

  test('hooks, hidden tests and the code around the learner’s own', () => {
    expect(readSample('withHooks')).toMatchObject({
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
