import { foldedRanges } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { dataFolding, dataIn, foldData } from './folded-data.ts'

test('long runs without a space are folded, but for their ends', () => {
  const address = `data:image/svg+xml;base64,${'A'.repeat(500)}`
  const text = `<img src="${address}" alt="">\n<p>${'word '.repeat(200)}</p>`
  const state = foldData(EditorState.create({ doc: text, extensions: dataFolding(String) }))
  const folded: [number, number][] = []
  foldedRanges(state).between(0, text.length, (from, to) => void folded.push([from, to]))
  expect(folded).toEqual([[10 + 40, 10 + address.length - 8]])
})

test('a picture that is written as an address with spaces is folded up to its quotation mark', () => {
  const text = `<img src="data:image/svg+xml,<svg xmlns='x'>${' <path/>'.repeat(60)}</svg>" alt="A lake">`
  const [range] = dataIn(text)
  expect(text.slice(0, range?.from)).toBe(text.slice(0, 50))
  expect(text.slice(range?.to)).toBe('/></svg>" alt="A lake">')
})

test('ordinary code is not folded', () => {
  expect(dataIn('const path = "https://example.org/a/rather/long/address"\n'.repeat(50))).toEqual([])
})
