import { expect, test } from 'vitest'
import { fillHint } from './fill-hint.ts'

const hint = '<p>Expected <code>--fcc-actual--</code> to equal <code>--fcc-expected--</code>.</p>'
const failed = (actual?: string, expected?: string) =>
  ({ state: 'failed', kind: 'assertion', message: '', actual, expected }) as const

test('the values that a test compared are filled into its hint', () => {
  expect(fillHint(hint, failed('1', '2'))).toBe('<p>Expected <code>1</code> to equal <code>2</code>.</p>')
})

test('a value is text, even when it looks like HTML', () => {
  expect(fillHint('--fcc-actual--', failed(`<img src="x" onerror='a&b'>`, '2'))).toBe(
    '&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;',
  )
  expect(fillHint('--fcc-actual--', failed('$& $1', '2'))).toBe('$&amp; $1')
})

test('a hint without values stays unchanged', () => {
  expect(fillHint(hint, { state: 'waiting' })).toBe(hint)
  expect(fillHint(hint, failed())).toBe(hint)
})
