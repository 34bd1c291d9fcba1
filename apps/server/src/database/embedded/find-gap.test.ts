import { expect, test } from 'vitest'
import { findGap } from './find-gap.ts'

const name = (segment: string) => `0000000100000000000000${segment}`

test.for([
  ['no file', []],
  ['one file', [name('05')]],
  ['files in a row, in any order', [name('06'), name('05'), name('07')]],
  ['the last of 256 and the first', [name('FF'), '000000010000000100000000']],
  ['a note about a backup beside them', [name('05'), `${name('05')}.00000028.backup`, name('06')]],
] as const)('there is no gap in %s', ([, names]) => {
  expect(findGap(names)).toBeUndefined()
})

test('a gap is the first file that is missing, with what comes after it', () => {
  expect(findGap([name('09'), name('04'), name('05'), name('08')])).toEqual({ missing: name('06'), later: 2 })
})
