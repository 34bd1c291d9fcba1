import { expect, test } from 'vitest'
import { printableJson } from './printable-json.ts'

/** Commands to a terminal: written as one character, as two, and letters that reorder or hide a text. */
const commands = ['\u009b2J', '\u001b[2J', '\u007f', '\u202egnp', '\u{e0041}', '\u2028']

test.for(commands)('%j is no command to a terminal, and means the same', (text) => {
  const printed = printableJson({ details: text, files: ['a\nb'] }, 2)
  expect(printed).toMatch(/^[\x20-\x7e\n]+$/)
  expect(JSON.parse(printed)).toEqual({ details: text, files: ['a\nb'] })
})

test('letters of all languages stay as they are', () => {
  expect(printableJson({ details: 'اختبار 🏔 é' })).toBe('{"details":"اختبار 🏔 é"}')
})

test('twin: plain JSON has a command in it', () => {
  expect(JSON.stringify('\u009b2J')).toContain('\u009b')
})
