import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { isBehindAbbreviation } from './emmet.ts'

const at = (doc: string, anchor = doc.length, head = anchor) => ({
  state: EditorState.create({ doc, selection: { anchor, head } }),
})

test.for([
  ['ul>li*3', true],
  ['  p', true],
  ['', false],
  ['  ', false],
  ['p ', false],
] as const)('after “%s” Tab expands: %s', ([text, expands]) => {
  expect(isBehindAbbreviation(at(text))).toBe(expands)
})

test('Tab indents a selection', () => {
  expect(isBehindAbbreviation(at('ul>li', 0, 5))).toBe(false)
})
