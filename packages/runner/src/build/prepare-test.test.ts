import { expect, test } from 'vitest'
import { strictMark } from '../messages.ts'
import { prepareTest } from './prepare-test.ts'

test.for([
  ['({ test: () => 1 })', 'return ({ test: () => 1 })'],
  ['// why\n({ test: () => 1 })', '// why\nreturn ({ test: () => 1 })'],
  ['const a = 1; () => a', 'const a = 1; return () => a'],
  ['(getUserInput) => assert(1);', 'return (getUserInput) => __access.run(assert,"assert",1);'],
  [
    'await one()\nassert(2)',
    '__access.after(await __access.run(one,"one"))\nreturn __access.run(assert,"assert",2)',
  ],
  ['', ''],
  ['const a = 1', 'const a = 1'],
  ['if (a) { b() }', 'if (a) { __access.run(b,"b") }'],
  ['not JavaScript', 'not JavaScript'],
] as const)('%j gives its last value back', ([testString, prepared]) => {
  expect(prepareTest(testString).replace(strictMark, '')).toBe(prepared)
})
