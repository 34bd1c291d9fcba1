import { expect, test } from 'vitest'
import { typedCodeOf, whichCode } from './which-code.ts'

const saved = {
  id: 'a'.repeat(24),
  lastSavedDate: 5,
  files: [{ key: 'indexhtml', name: 'index', ext: 'html', contents: 'account' }],
}
const local = { indexhtml: 'browser' }

test.for([
  ['nothing was saved', { saved: undefined, local, base: undefined }, 'browser'],
  ['nothing was typed here', { saved, local: undefined, base: undefined }, 'account'],
  ['both are the same', { saved, local: typedCodeOf(saved), base: undefined }, 'account'],
  ['what was typed goes on from the save', { saved, local, base: 5 }, 'browser'],
  ['another device has saved since', { saved, local, base: 4 }, 'ask'],
  ['they know nothing of each other', { saved, local, base: undefined }, 'ask'],
] as const)('when %s', ([, versions, answer]) => {
  expect(whichCode(versions)).toBe(answer)
})
