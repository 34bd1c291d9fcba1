import { describe, expect, test } from 'vitest'
import { testHelpers } from './helpers.ts'

const { python, RandomMocker, spyOn, ...text } = testHelpers

describe('comments', () => {
  test('are removed from HTML and CSS', () => {
    expect(text.removeHtmlComments('<p><!-- a\nb --></p><!-- open')).toBe('<p></p>')
    expect(text.removeCssComments('a { /* b */ color: red /* open')).toBe('a {  color: red ')
  })

  test('are removed from JavaScript, but not text that only looks like them', () => {
    expect(text.removeJSComments('a // b\nc /* d */ e')).toBe('a \nc  e')
    expect(text.removeJSComments('"// a" + `/* b */` + \'//\'')).toBe('"// a" + `/* b */` + \'//\'')
    expect(text.removeJSComments(String.raw`a.replace(/\/\*x/, "") // b`)).toBe(
      String.raw`a.replace(/\/\*x/, "") `,
    )
    expect(text.removeJSComments('a = b / c // d')).toBe('a = b / c ')
  })

  test('are removed from Python, but not from its strings', () => {
    expect(python.removeComments('a = "# b" # c\n"""\n# d\n"""')).toBe('a = "# b" \n"""\n# d\n"""')
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

test('a spy records calls, passes them on, and leaves no trace', () => {
  const target = { add: (a: number, b: number) => a + b }
  const { add } = target
  const spy = spyOn(target, 'add')
  expect(target.add(1, 2)).toBe(3)
  expect(spy.calls).toEqual([[1, 2]])
  expect(spy.returns).toEqual([3])
  spy.restore()
  expect(target.add).toBe(add)
})
