import { describe, expect, test } from 'vitest'
import { sampleLessons } from '../testing/sample-lessons.ts'
import { parseChallenge } from './parse-challenge.ts'

const files = `videoFiles:
  sources:
    - src: /films/knots.webm
      type: video/webm
    - src: https://films.example/knots.mp4
      type: video/mp4
  captions:
    - src: /films/knots.en.vtt
      lang: en
      label: English
  chapters: /films/knots.chapters.vtt
`
const withFiles = sampleLessons.video.replace('videoId: xyz123\n', files)
const read = (text: string) => parseChallenge('a.md', text)

describe('the files of a video', () => {
  test('take the place of an id', () => {
    const { output, problems } = read(withFiles)
    expect(problems).toEqual([])
    expect(output?.video).toEqual({
      files: {
        sources: [
          { src: '/films/knots.webm', type: 'video/webm' },
          { src: 'https://films.example/knots.mp4', type: 'video/mp4' },
        ],
        captions: [{ src: '/films/knots.en.vtt', lang: 'en', label: 'English' }],
        chapters: '/films/knots.chapters.vtt',
      },
    })
  })

  test('may stand beside an id', () => {
    const { output, problems } = read(withFiles.replace('videoFiles:', 'videoId: xyz123\nvideoFiles:'))
    expect(problems).toEqual([])
    expect(output?.video).toMatchObject({
      videoId: 'xyz123',
      files: { chapters: '/films/knots.chapters.vtt' },
    })
  })

  test.for([
    ['/films/knots.webm', 'http://films.example/knots.webm'],
    ['/films/knots.webm', '//films.example/knots.webm'],
    ['/films/knots.webm', '"/\\\\films.example/knots.webm"'],
    ['/films/knots.webm', 'javascript:alert(1)'],
    ['/films/knots.webm', 'films/knots.webm'],
    ['https://films.example/knots.mp4', 'https://[/knots.mp4'],
    ['/films/knots.en.vtt', 'https://films.example/knots.en.vtt'],
    ['/films/knots.chapters.vtt', 'https://films.example/knots.chapters.vtt'],
    ['video/webm', 'text/html'],
  ] as const)('with %s as %s are refused, with what to write instead', ([from, to]) => {
    const { problems } = read(withFiles.replace(from, to))
    expect(problems).toHaveLength(1)
    expect(problems[0]?.message).toContain('videoFiles.')
    expect(problems[0]?.remedy).toContain('`/films/knead.webm`')
  })

  test('without a source are refused', () => {
    expect(read(withFiles.replace(files, 'videoFiles:\n  sources: []\n')).problems).toHaveLength(1)
  })
})

describe('a transcript', () => {
  const parts = (transcript: string) =>
    read(`${sampleLessons.video}\n# --transcript--\n\n${transcript}\n`).output?.transcript

  test('is split where a line or a sentence begins with a time', () => {
    expect(
      parts(`[0:05] Take a rope. (1:02) Fold it *once*.
1:23 Now pull. 01:02:03 – It holds.

That was a **knot**.`),
    ).toEqual([
      { seconds: 5, html: '<p>Take a rope.</p>' },
      { seconds: 62, html: '<p>Fold it <em>once</em>.</p>' },
      { seconds: 83, html: '<p>Now pull.</p>' },
      { seconds: 3723, html: '<p>It holds.</p>' },
      { html: '<p>That was a <strong>knot</strong>.</p>' },
    ])
  })

  test('leaves every other number where it is', () => {
    const html = '<p>We met at 1:23 sharp, in the ratio 2:1. It was 1:99 <em>and</em> 4:05 later.</p>'
    expect(parts('We met at 1:23 sharp, in the ratio 2:1. It was 1:99 *and* 4:05 later.')).toEqual([{ html }])
  })

  test('is not split inside of an attribute, whose text would become elements', () => {
    expect(parts('0:05 <b title="\n0:06 <img src=x onerror=alert(1)>">Pull</b>')).toEqual([
      { seconds: 5, html: '<p><b title="\n0:06 <img src=x onerror=alert(1)>">Pull</b></p>' },
    ])
  })
})
