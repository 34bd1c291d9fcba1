import { expect, test } from 'vitest'
import { indentOf } from './wrapped-lines.ts'

test.for([
  ['no indent', 0],
  ['    four spaces', 4],
  [`${' '.repeat(60)}very deep`, 24],
  ['\t  a tab', 0],
] as const)('a line continues below its first character: %j', ([text, indent]) => {
  expect(indentOf(text, 2)).toBe(indent)
})
