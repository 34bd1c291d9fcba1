import { expect, test } from 'vitest'
import { checkTranscript } from './check-transcript.ts'
import { readProse } from './prose.ts'

const text = (transcript: string) =>
  `---\ntitle: Knots\n---\n\n# --description--\n\nTake a rope. Fold it.\n\n# --transcript--\n\n${transcript}\n\n# --notes--\n\nWell done. Rest now.\n`

const found = (transcript: string) =>
  checkTranscript(readProse('a.md', text(transcript))).map(({ line, column }) => `${line}:${column}`)

test('a transcript whose sentences all have a time has no findings', () => {
  expect(
    found(
      '[0:00] Take a rope. [0:04] Fold it *once*.\n0:09 Type `pull`. (0:12) – Pull now.\n\n[1:02] It holds!',
    ),
  ).toEqual([])
})

test('each sentence without a time is found where it begins', () => {
  expect(found('[0:00] Take a rope. Fold it *once*.\n0:09 Pull now.\n\nIt holds!')).toEqual(['11:21', '14:1'])
})

test('a number in a sentence is no time of it', () => {
  expect(found('[0:00] We met at 1:23 sharp. The ratio was 2:1.')).toEqual(['11:30'])
})

test('twin: a transcript without any times, and the text around it, need none', () => {
  expect(found('Take a rope. Fold it once.')).toEqual([])
  expect(checkTranscript(readProse('a.md', '# --description--\n\n[0:00] Take a rope. Fold it.\n'))).toEqual(
    [],
  )
})
