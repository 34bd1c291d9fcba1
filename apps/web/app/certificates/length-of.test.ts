import { expect, test } from 'vitest'
import { lengthOf } from './length-of.ts'

test.for([
  ['Ada Hill', 'short'],
  ['Legacy JavaScript Algorithms and Data Structures', 'long'],
  ['Ada Hill of the Stone Tower above the Valley of the Long River', 'longest'],
  ['山田太郎', 'short'],
  ['山'.repeat(15), 'long'],
  ['김'.repeat(29), 'longest'],
] as const)('%s is %s', ([text, length]) => expect(lengthOf(text)).toBe(length))
