import { expect, test } from 'vitest'
import { noHooks } from './hooks-before.ts'
import { withHooks } from './with-hooks.ts'

const beforeAll = 'const one = () => two();\nconst two = () => 2;\nconst three = () => 3;'

test('a test gets the helpers that it uses, and those that they use', () => {
  expect(withHooks({ ...noHooks, beforeAll })('assert.equal(one(), 2)')).toBe(
    'const one = () => two();\nconst two = () => 2;\nassert.equal(one(), 2)',
  )
})

test('a test gets no helper that would meet another thing under a name of its own', () => {
  const own = 'const two = 7\nassert.equal(one(), 2)'
  expect(withHooks({ ...noHooks, beforeAll })(own)).toBe(own)
})

test('a test may declare what the hook before it declares', () => {
  const text = withHooks({ beforeAll, beforeEach: 'const one = two()' })('const one = 1')
  expect(text).toBe('const two = () => 2;\nconst one = two()\n{const one = 1\n}')
})

test('a test that is not JavaScript stays as it is', () => {
  expect(withHooks({ ...noHooks, beforeAll })('not JavaScript')).toBe('not JavaScript')
})
