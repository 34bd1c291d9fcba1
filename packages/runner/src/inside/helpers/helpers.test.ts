import { describe, expect, test } from 'vitest'
import { testHelpers } from './helpers.ts'

const { python, RandomMocker, spyOn, spyOnCallbacks, ...text } = testHelpers

describe('comments', () => {
  test('are removed from HTML and CSS', () => {
    expect(text.removeHtmlComments('<p><!-- a\nb --></p><!-- open')).toBe('<p></p>')
    expect(text.removeCssComments('a { /* b */ color: red } /* open')).toBe('a {  color: red } /* open')
  })

  test('are removed from JavaScript, but not text that only looks like them', () => {
    expect(text.removeJSComments('a // b\nc /* d */ e')).toBe('a \nc  e')
    expect(text.removeJSComments('"// a" + `/* b */` + \'//\'')).toBe('"// a" + `/* b */` + \'//\'')
    expect(text.removeJSComments(String.raw`a.replace(/\/\*x/, "") // b`)).toBe(
      String.raw`a.replace(/\/\*x/, "") `,
    )
    expect(text.removeJSComments('a = b / c // d')).toBe('a = b / c ')
    expect(text.removeJSComments(`<p>It's</p> // it's`)).toBe(`<p>It's</p> `)
  })

  test('take the line break after a block with them', () => {
    expect(text.removeJSComments('/* a */\nb /* c\n */\n')).toBe('b ')
  })

  test('leave what follows a backslash at the beginning of a line', () => {
    expect(text.removeJSComments('a // b\n\\c // d\ne')).toBe('a \n\\c \ne')
  })

  test('are removed from Python, and from its strings as well', () => {
    expect(python.removeComments('a = 1 # b\nb = 7 // 2\nc = "# d"')).toBe('a = 1 \nb = 7 \nc = "')
  })
})

describe('a function is found in whatever form it is written', () => {
  test.for([
    'function add(a, b) { return a + b }',
    'const add = function (a, b) { return a + b }',
    'const add = (a, b) => a + b',
    'let add = (a,b) => { return a + b }',
  ])('%s', (code) => {
    expect(text.functionRegex('add', ['a', 'b']).test(code)).toBe(true)
    expect(text.functionRegex('add').test(code)).toBe(true)
    expect(text.functionRegex('add', ['a']).test(code)).toBe(false)
    expect(text.functionRegex('subtract').test(code)).toBe(false)
  })

  test('and its body can follow in the same expression', () => {
    const head = text.functionRegex('add', ['a'], { includeBody: false })
    expect(text.concatRegex(head, /\s*return a/).test('function add(a) { return a }')).toBe(true)
    expect(text.concatRegex(head, /\s*return a/).test('const add = a => { return a }')).toBe(true)
  })
})

test('parameters have names and defaults', () => {
  expect(text.getFunctionParams('function f(a, b = 1) {}')).toEqual([
    { name: 'a', defaultValue: undefined },
    { name: 'b', defaultValue: '1' },
  ])
})

test('a call without arguments is distinguished from a definition', () => {
  expect(text.isCalledWithNoArgs('go', 'go( );')).toBe(true)
  expect(text.isCalledWithNoArgs('go', 'function go() {}')).toBe(false)
  expect(text.isCalledWithNoArgs('go', 'go(1)')).toBe(false)
})

describe('Python text', () => {
  const code = [
    'import re',
    'def outer(a, b=1):',
    '    if a:',
    '        return b',
    '',
    '    return a',
    '',
    'x = outer(1)',
  ].join('\n')

  test('gives a definition with its body', () => {
    expect(python.getDef(code, 'outer')).toMatchObject({
      function_indentation: 0,
      function_parameters: 'a, b=1',
      function_body: '    if a:\n        return b\n\n    return a\n',
    })
    expect(python.getDef(code, 'inner')).toBeNull()
  })

  test('gives a block with its body', () => {
    expect(python.getBlock(code, 'if a')).toEqual({
      block_condition: 'if a',
      block_indentation: 4,
      block_body: '        return b\n',
    })
    expect(python.getBlock(code, /if\s+b/)).toBeNull()
  })
})

test('randomness can be made repeatable, and restored', () => {
  const mocker = new RandomMocker()
  const real = Math.random
  mocker.mock()
  const first = [Math.random(), Math.random()]
  mocker.mock()
  expect([Math.random(), Math.random()]).toEqual(first)
  mocker.restore()
  expect(Math.random).toBe(real)
})

test('a spy records calls, passes them on, and can be removed', () => {
  const target = { add: (a: number, b: number) => a + b }
  const { add } = target
  const spy = spyOn(target, 'add')
  expect(target.add(1, 2)).toBe(3)
  expect(spy.calls).toEqual([[1, 2]])
  expect(spy.returns).toEqual([3])
  spy.restore()
  expect(target.add).toBe(add)
  expect(() => spyOn({ size: 1 }, 'size')).toThrow(TypeError)
})

test('a spy on callbacks records what a method calls, on its own object', () => {
  const numbers = [1, 2]
  const spy = spyOnCallbacks(numbers, 'map')
  expect(numbers.map((number) => number * 2)).toEqual([2, 4])
  const [[callback] = []] = spy.callbackSpies
  expect(callback).toHaveProperty('returns', [2, 4])
  spy.restore()
  numbers.map((number) => number)
  expect(spy.callbackSpies).toHaveLength(1)
})

test('patterns match in any order', () => {
  const either = text.permutateRegex(['a', /(?<quote>["'])b\k<quote>/])
  expect(['a || "b"', `'b' || a`, `a || "b'`].map((code) => either.test(code))).toEqual([true, true, false])
  expect(text.permutateRegex(['x', 'y'], { elementsSeparator: ', ' }).test('y, x')).toBe(true)
})

test('a call with a callback is found in any form', () => {
  const call = { target: 'sum', source: 'numbers', method: 'reduce', params: ['all', 'one'] }
  const pattern = text.callbackCallRegex({ ...call, returns: /all \+ one/ })
  expect(pattern.test('const sum = numbers.reduce((all, one) => all + one, 0)')).toBe(true)
  expect(pattern.test('sum = numbers.reduce(function (all, one) { return all + one })')).toBe(true)
  expect(pattern.test('const total = numbers.reduce((all, one) => all + one)')).toBe(false)
})
