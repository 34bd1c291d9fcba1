import { expect, test } from 'vitest'
import { boundNames } from './bound-names.ts'
import { parseScript } from './parse-script.ts'
import { prepareTest } from './prepare-test.ts'

test.for([
  ['let a = 1, { b, c: [d = e, ...f], ...g } = h', ['a', 'b', 'd', 'f', 'g']],
  ['function a(b, { c } = d) {} class e { f(g) {} }', ['a', 'b', 'c', 'e', 'g']],
  ['try {} catch ({ a }) {} (b) => b', ['a', 'b']],
  ['a = 1; b.c = 2', []],
] as const)('%s declares %j', ([source, names]) => {
  const parsed = parseScript(source, 'script')
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  expect([...boundNames(parsed.program)].toSorted()).toEqual(names)
})

test('a name of the language stays the language’s own when only a default reads it', () => {
  expect(prepareTest('const { a = Array } = b')).toContain('a = __access.globals.Array')
})
