import { expect, test } from 'vitest'
import { withoutTest } from './without-test.ts'

test('a program’s function is shown without the test before it, and without its secret names', () => {
  const text =
    'async function (..._1_2_3_4_) {_1_2_3_4.keep((_1_2_3_4enter=>async (assert) => {{assert.equal(a, 1)\n}})(_1_2_3_4.enter))' +
    '\n;/*_1_2_3_4*/\n;let a = 1\n;_1_2_3_4.end()}'
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
