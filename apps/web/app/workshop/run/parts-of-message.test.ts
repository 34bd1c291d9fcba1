import { chai, expect, test } from 'vitest'
import { partsOfMessage } from './parts-of-message.ts'

const { assert } = chai

function partsOf(fail: () => void) {
  try {
    fail()
  } catch (error) {
    return partsOfMessage((error as Error).message)
  }
  throw new Error('The assertion should have failed.')
}

const words = 'The text was "a: b".'

test.for([
  () => assert(false, words),
  () => assert.isTrue(false, words),
  () => assert.strictEqual(1, 2, words),
  () => assert.deepEqual([': expected '], [], words),
  () => assert.exists(null, words),
  () => assert.fail(words),
])('%s has its author’s words', (fail) => {
  expect(partsOf(fail)).toEqual({ written: words, asked: undefined })
})

test.for([
  () => assert(false),
  () => assert.isTrue(false),
  () => assert.strictEqual('one: expected two', 'three'),
  () => assert.match('one', /two/),
  () => assert.lengthOf([1], 2),
])('%s has none', (fail) => {
  expect(partsOf(fail)).toEqual({ written: undefined, asked: undefined })
})

test.for([
  [() => assert.isBelow(0.2, 0.1), 'expected 0.2 to be below 0.1'],
  [() => assert.isAtLeast(3, 8), 'expected 3 to be at least 8'],
  [() => assert.notEqual(12, 12), 'expected 12 to not equal 12'],
  [() => assert.notStrictEqual(12, 12), 'expected 12 to not equal 12'],
  [() => assert.notDeepEqual([1], [1]), 'expected [ 1 ] to not deeply equal [ 1 ]'],
] as const)('%s says what it asked for', ([fail, asked]) => {
  expect(partsOf(fail)).toEqual({ written: undefined, asked })
})

test('the author’s words are told from Chai’s where both say something', () => {
  expect(partsOf(() => assert.isAbove(1, 2, words))).toEqual({
    written: words,
    asked: 'expected 1 to be above 2',
  })
})
