import { expect, test } from 'vitest'
import { withoutTest } from './without-test.ts'

test('a program’s function is shown without the test that follows it, and without its secret name', () => {
  const text =
    'async function (..._1_2_3_4_) {\n;let a = 1\n;_1_2_3_4(async (assert) => {{assert.equal(a, 1)\n}})}'
  expect(withoutTest(text)).toBe('async function () {\n;let a = 1\n}')
})

test('a test shows nothing of itself', () => {
  expect(withoutTest('async (assert,__access) => {if(_1_enter()){secret()\n}}')).toBe('async () => {}')
})

test.for([
  'function f() {}',
  'async function (...all) {}',
  'async function (...all_) {\n;other()}',
  'class {}',
  '',
])('another function is shown as it is: %s', (text) => {
  expect(withoutTest(text)).toBe(text)
})
