import { describe, expect, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'

const rig = await openRig()

/** A program, tests that it passes, and tests that it fails. */
type Lesson = { program: string; passed?: readonly string[]; failed?: readonly string[]; hook?: string }

const mapped = 'assert.deepEqual([1, 2].myMap((n) => n + 1), [2, 3])'
const repeated = 'assert.equal("ab".repeat(2), "abab")'
const lessons: Readonly<Record<string, Lesson>> = {
  'a method that the language lacks': {
    program:
      'Array.prototype.myMap = function (f) { const all = []; for (const one of this) all.push(f(one)); return all }',
    passed: [mapped, 'assert.include(Array.prototype.myMap.toString(), "all.push")'],
    failed: ['assert.isEmpty([1].myMap((n) => n))'],
  },
  'such a method that is wrong': { program: 'Array.prototype.myMap = () => []', failed: [mapped] },
  'a getter, an iterator and functions that the language lacks': {
    program: `Object.defineProperty(String.prototype, 'first', { get() { return this[0] } })
      Number.prototype[Symbol.iterator] = function* () { for (let i = 0; i < this; i++) yield i }
      Math.double = (x) => x * 2`,
    passed: [
      'assert.equal("abc".first, "a")',
      'assert.deepEqual([...3], [0, 1, 2])',
      'assert.equal(Math.double(2), 4)',
    ],
    failed: ['assert.equal("abc".first, "b")'],
  },
  'a method in place of the language’s own': {
    program: `String.prototype.repeat = function (n) { let all = ''; for (let i = 0; i < n; i++) all += this; return all }
      const twice = (text) => text.repeat(2)`,
    passed: [
      repeated,
      'assert.equal(twice("a"), "aa")',
      'assert.match(String.prototype.repeat.toString(), /all \\+= this/)',
      'assert.notInclude(`${String.prototype.repeat}`, "native code")',
      'assert.notInclude(String(String.prototype.repeat), "native code")',
    ],
    failed: ['assert.equal("ab".repeat(2), "ab")'],
  },
  'such a method that is wrong, too': { program: 'String.prototype.repeat = () => "ab"', failed: [repeated] },
  'a method that also takes notes': {
    program: `const notes = []
      const { repeat } = String.prototype
      String.prototype.repeat = function (n) { notes.push(n); return repeat.call(this, n) }`,
    passed: ['"a".repeat(3); assert.deepEqual(notes, [3])'],
  },
  'methods that take callbacks': {
    program: `Array.prototype.map = function (f) { const all = []; for (let i = 0; i < this.length; i++) all.push(f(this[i], i)); return all }
      Array.prototype.forEach = function (f) { for (const one of this) f(one) }
      Array.prototype.reduce = function (f, start) { let all = start; for (const one of this) all = f(all, one); return all }
      Array.prototype.sort = function (order) {
        for (let i = 0; i < this.length; i++)
          for (let j = 0; j + 1 < this.length; j++)
            if (order(this[j], this[j + 1]) > 0) [this[j], this[j + 1]] = [this[j + 1], this[j]]
        return this
      }`,
    passed: [
      'assert.deepEqual([1, 2].map((n) => n + 1), [2, 3])',
      'const seen = []; [1, 2].forEach((n) => seen.push(n)); assert.deepEqual(seen, [1, 2])',
      'assert.equal([1, 2, 3].reduce((sum, n) => sum + n, 0), 6)',
      'const list = [3, 1, 2]; list.sort((a, b) => a - b); assert.deepEqual(list, [1, 2, 3])',
    ],
  },
  'such methods that are wrong': {
    program: `Array.prototype.map = function (f) { return this }
      Array.prototype.forEach = function (f) { f(this[0]) }
      Array.prototype.filter = function (f) { return [...this] }
      Array.prototype.sort = function () { return this }`,
    failed: [
      'assert.deepEqual([1, 2].map((n) => n + 1), [2, 3])',
      'const seen = []; [1, 2].forEach((n) => seen.push(n)); assert.deepEqual(seen, [1, 2])',
      'assert.deepEqual([1, 2].filter((n) => n > 1), [2])',
      'const list = [3, 1, 2]; list.sort((a, b) => a - b); assert.deepEqual(list, [1, 2, 3])',
    ],
  },
  'a method that the author has taken away': {
    hook: 'delete String.prototype.repeat',
    program:
      'if (!String.prototype.repeat) String.prototype.repeat = function (n) { return n === 2 ? this + this : "" }',
    passed: [repeated, 'assert.equal("ab".repeat(3), "")'],
    failed: ['assert.equal("ab".repeat(3), "ababab")'],
  },
}

describe.for(['a worker', 'a page'])('in %s, a program may bring', (place) => {
  test.for(Object.entries(lessons))('%s', async ([, { program, passed = [], failed = [], hook = '' }]) => {
    const isPage = place === 'a page'
    const files = sampleFiles(isPage ? { html: `<p></p><script>${program}</script>` } : { js: program })
    const hooks = { beforeAll: hook, beforeEach: '', afterEach: '', afterAll: '' }
    const events = await rig.run(sampleChallenge(isPage ? 0 : 1, [...passed, ...failed], { hooks }), files)
    expect(statesOf(events)).toEqual([...passed.map(() => 'passed'), ...failed.map(() => 'failed')])
  })
})
