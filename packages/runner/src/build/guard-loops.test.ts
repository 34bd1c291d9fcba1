import { compileFunction } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { testHelpers } from '../inside/helpers/helpers.ts'
import { guardMarks } from '../messages.ts'
import { compileScript } from './compile-script.ts'

/** Runs a script with a guard that stops a loop at its third iteration. */
function run(source: string): { value: unknown; lines: number[] } {
  const { code } = compileScript(source, { isLoopGuarded: true })
  const lines: number[] = []
  const guard = {
    enter: () => ({ turns: 0 }),
    turn: (loop: { turns: number }, line: number) => {
      loop.turns += 1
      if (loop.turns > 3) lines.push(line)
      return loop.turns > 3
    },
  }
  const program = compileFunction(`${code}\nreturn typeof result === 'undefined' ? undefined : result`, [
    '__loopGuard',
  ]) as (loopGuard: typeof guard) => unknown
  return { value: program(guard), lines }
}

describe('a guarded loop', () => {
  test.for([
    ['for', 'let result = 0\nfor (;;) result++', 2],
    ['for … of', 'let result = 0\nfor (const n of (function* () { for (;;) yield 1 })()) result++', 2],
    ['for … in', 'let result = 0\nfor (const n in { a: 1, b: 1, c: 1, d: 1, e: 1 }) { result++ }', 2],
    ['while', 'let result = 0\nwhile (true) { result++ }', 2],
    ['do … while', 'let result = 0\ndo result++; while (true)', 2],
    ['in one line with others', 'let result = 0;for(;;)result++;for(;;)result++', 1],
    ['without a block inside another', 'let result = 0; if (true) for (;;) while (true) result++', 1],
    ['with a label', 'let result = 0; outer: for (;;) { result++; for (;;) { continue outer } }', 1],
    ['in a switch', 'let result = 0; switch (1) { case 1: for (;;) result++ }', 1],
  ] as const)('is left, and what follows runs: %s', ([, source, line]) => {
    const { value, lines } = run(source)
    expect(value).toBeGreaterThanOrEqual(3)
    expect(lines[0]).toBe(line)
  })

  test('that ends in time behaves as before', () => {
    expect(
      run(
        'let result = []; outer: for (const a of [1, 2]) for (const b of [1, 2]) { if (b === 2) continue outer; result.push(a + b) }',
      ).value,
    ).toEqual([2, 3])
  })

  test('that awaits or yields may continue', () => {
    const source = 'async () => { for await (const a of b) {} while (true) await pause() }'
    expect(compileScript(source, { isLoopGuarded: true }).code).toBe(source)
  })
})

test('a guarded text keeps its lines and, without the marked parts, equals the original', () => {
  const source =
    'const f = (a, b) => {\n  while (a) b--\n  for (;;) {\n    a++\n  }\n}\nclass A { b() { do {} while (0) } }'
  const { code } = compileScript(source, { isLoopGuarded: true })
  expect(code.split('\n')).toHaveLength(source.split('\n').length)
  const [start = '', end = ''] = [guardMarks.start, guardMarks.end].map(testHelpers.escapeRegExp)
  expect(code.replaceAll(new RegExp(`${start}.*?${end}`, 'g'), '')).toBe(source)
})

test('a text without a guard is unchanged', () => {
  expect(compileScript('for (;;);', { isLoopGuarded: false }).code).toBe('for (;;);')
})

describe('a script that is not a complete program', () => {
  test.for([
    ['let = = 1', 1, 7],
    ['let a\nlet a', 2, 5],
    ['return', 1, 1],
    ['}); ({', 1, 1],
    ['var eval = 1', 1, 5],
    ['const { a: [arguments] } = b', 1, 13],
    ['eval = 1', 1, 1],
    ['function eval() {}', 1, 10],
  ] as const)('is told with its place: %j', ([source, line, column]) => {
    expect(compileScript(source, { isLoopGuarded: true })).toMatchObject({
      code: '',
      problem: { line, column },
    })
  })

  test.for(['const a = { eval: 1, arguments: 2 }', 'eval("1"); a.eval = 1', 'await 1', 'arguments.length'])(
    'is not what this is: %s',
    (source) => {
      expect(compileScript(source, { isLoopGuarded: true }).problem).toBeUndefined()
    },
  )
})

test('no-break spaces count as spaces', () => {
  expect(compileScript('let\u00A0a = 1', { isLoopGuarded: true }).code).toBe('let a = 1')
})
