import { expect, test } from 'vitest'
import { isStrictAlike } from './strict-alike.ts'
import { parseScript } from './parse-script.ts'

function isAlike(source: string): boolean {
  const parsed = parseScript(source, 'script', { allowsReturn: true })
  if ('problem' in parsed) throw new Error(parsed.problem.message)
  return isStrictAlike(source, parsed.program)
}

test.for([
  'assert.equal(add(1, 2), 3)',
  'const { a, b: [c = 1, ...d] } = f(); let e = 0; e += 1; for (e of d) e++; assert(a)',
  'object.count = 1; list[0]++; [object.a, list[1]] = [1, 2]',
  'const f = () => this.name; class A { constructor() { this.a = 1 } }',
  'function f() { function g() {} return g } f()',
  'try { f() } catch (error) { error = undefined }',
])('means the same in strict mode: %s', (source) => {
  expect(isAlike(source)).toBe(true)
})

test.for([
  'count = 0; increment(); assert.equal(count, 1)',
  'count++',
  '[first, last] = [1, 2]',
  'for (item of list) assert(item)',
  'eval(code); assert(answer)',
  'assert((function () { return this })())',
  'function f() { return arguments.length } f()',
  'delete object.frozen',
  'if (a) { function f() {} } f()',
  'with (object) assert(a)',
  'assert.equal(010, 8)',
])('does not: %s', (source) => {
  expect(isAlike(source)).toBe(false)
})
