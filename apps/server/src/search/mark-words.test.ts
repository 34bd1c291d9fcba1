import type { MarkedText } from '@cairn/contract'
import { expect, test } from 'vitest'
import { markWords, snippetOf } from './mark-words.ts'
import { wordsIn } from './words.ts'

const findWords = wordsIn('en')
const written = (pieces: MarkedText) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

test('each matched word is marked, whatever its case', () => {
  expect(written(markWords('Stones on stones.', new Set(['stones']), findWords))).toBe(
    '[Stones] on [stones].',
  )
})

test('a text without a match is one piece', () => {
  expect(markWords('<b>Stones</b>', new Set(['sand']), findWords)).toEqual([
    { text: '<b>Stones</b>', isMatch: false },
  ])
})

const long = `${'before '.repeat(40)}stone ${'after '.repeat(40)}end`

test('a snippet shows whole words around the first match', () => {
  const snippet = written(snippetOf(long, new Set(['stone']), findWords))
  expect(snippet).toMatch(/^…before (before )+\[stone\] after (after )*after…$/)
  expect(snippet.length).toBeLessThan(200)
})

test('a snippet of a text that was found by its title is the beginning', () => {
  expect(written(snippetOf(long, new Set(['sand']), findWords))).toMatch(/^before .*before…$/)
})

test.for(['', 'A stone.', 'stone'])('the short text %j is shown whole', (text) => {
  expect(written(snippetOf(text, new Set(['sand']), findWords))).toBe(text)
})

test('a word that is longer than a snippet is shown', () => {
  const word = 'a'.repeat(500)
  expect(written(snippetOf(`x ${word} y`, new Set([word]), findWords))).toContain(`[${word}]`)
})
