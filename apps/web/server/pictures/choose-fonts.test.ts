import { expect, test } from 'vitest'
import { chooseFonts, familiesOf, type FontFile } from './choose-fonts.ts'

const latin: FontFile = { family: 'plain', file: 'latin', ranges: [[0x20, 0x7e]] }
const greek: FontFile = { family: 'plain', file: 'greek', ranges: [[0x370, 0x3ff]] }
const japanese: FontFile = { family: 'japanese', file: 'japanese', ranges: [[0x4e00, 0x9fff]] }
const chinese: FontFile = { family: 'chinese', file: 'chinese', ranges: [[0x4e00, 0x9fff]] }
const fonts = [chinese, japanese, greek, latin]

test('only the parts that a text needs are chosen', () => {
  expect(chooseFonts(fonts, ['plain', 'japanese', 'chinese'], 'Ada')).toEqual([latin])
  expect(chooseFonts(fonts, ['plain', 'japanese', 'chinese'], 'Ada Ωμέγα')).toEqual([latin, greek])
})

test('a letter is written in the first typeface that has it', () => {
  expect(chooseFonts(fonts, ['plain', 'japanese', 'chinese'], '山')).toEqual([japanese])
  expect(chooseFonts(fonts, ['plain', 'chinese', 'japanese'], '山')).toEqual([chinese])
})

test('a text with a letter that no typeface has is in none', () => {
  expect(chooseFonts(fonts, ['plain', 'japanese', 'chinese'], 'Ada ᚱᚢᚾ')).toBeNull()
})

test.for([
  ['japanese', 'noto-sans-jp'],
  ['korean', 'noto-sans-kr'],
  ['chinese', 'noto-sans-sc'],
  ['english', 'noto-sans-sc'],
] as const)('in %s, signs that languages share are those of %s', ([language, family]) => {
  expect(familiesOf(language).find((one) => /-(?:sc|jp|kr)$/.test(one))).toBe(family)
  expect(familiesOf(language).toSorted()).toEqual(familiesOf('english').toSorted())
})
