import { chai, expect, test } from 'vitest'
import { authorsMessage } from './authors-message.ts'

const { assert } = chai

function messageOf(fail: () => void): string {
  try {
    fail()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The assertion should have failed.')
}

test.for([
  () => assert(false, 'The text was "a: b".'),
  () => assert.isTrue(false, 'The text was "a: b".'),
  () => assert.strictEqual(1, 2, 'The text was "a: b".'),
  () => assert.deepEqual([': expected '], [], 'The text was "a: b".'),
  () => assert.exists(null, 'The text was "a: b".'),
  () => assert.fail('The text was "a: b".'),
])('is found in the message of %s', (fail) => {
  expect(authorsMessage(messageOf(fail))).toBe('The text was "a: b".')
})

test.for([
  () => assert(false),
  () => assert.isTrue(false),
  () => assert.strictEqual('one: expected two', 'three'),
  () => assert.match('one', /two/),
])('is missing in that of %s', (fail) => {
  expect(authorsMessage(messageOf(fail))).toBeUndefined()
})
