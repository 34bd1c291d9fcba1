import { expect, test } from 'vitest'
import { frenchWords } from './french-words.ts'

test.for(Object.entries(frenchWords))('no line breaks before a mark of %s', ([, text]) => {
  expect(text).not.toMatch(/(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)/)
})
