import { expect, test } from 'vitest'
import { changedTexts } from '../variants/changed-texts.ts'
import { rightPython } from './right-python.ts'
import { wrongPython } from './wrong-python.ts'

const wrong = (text: string, operator?: string) => changedTexts(text, wrongPython(text), operator)
const right = (text: string, operator: string, mentioned: string[] = []) =>
  changedTexts(text, rightPython(text, new Set(mentioned)), operator)

test.for([
  ['x = a + b', 'x = a - b'],
  ['x = a // b', 'x = a / b'],
  ['x = a < b', 'x = a <= b'],
  ['x = a and b', 'x = a or b'],
  ['x = not a', 'x =  a'],
  ['x = a in b', 'x = a not in b'],
  ['x = a not in b', 'x = a  in b'],
  ['x = a is None', 'x = a is not None'],
  ['x = 4', 'x = 5'],
  ['x = True', 'x = False'],
  ['x = "a"', 'x = ""'],
  ['x = f"a{b}"', 'x = f"a"'],
  ['x = [1]', 'x = []'],
  ['x = {}', 'x = {"wrong": 1}'],
  ['x = len(a)', 'x = (len(a) - 1)'],
  ['x = range(n)', 'x = range(n - 1)'],
  ['x = a.upper()', 'x = a.lower()'],
  ['x = a.strip()', 'x = a'],
  ['x = min(a)', 'x = max(a)'],
  ['x = a if b else c', 'x = a if True else c'],
  ['while a:\n    b()', 'while False:\n    b()'],
  ['def f():\n    return a', 'def f():\n    return None'],
  ['f = lambda a: a', 'f = lambda a: None'],
  ['if a:\n    b()\nelif c:\n    d()', 'if a:\n    b()\nelif False:\n    d()'],
] as const)('%s becomes %s', ([text, other]) => {
  expect(wrong(text)).toContain(other)
})

test('statements are removed, and swapped where the order matters', () => {
  expect(wrong('if a:\n    b()', 'a removed statement')).toEqual(['pass', 'if a:\n    pass'])
  expect(wrong('x = 1\nx = y', 'swapped statements')).toEqual(['x = y\nx = 1'])
  expect(wrong('x = 1\ny = 2', 'swapped statements')).toEqual([])
})

test('documentation is not a string to change', () => {
  expect(wrong('def f():\n    """What it does."""', 'another string')).toEqual([])
})

test('right variants have other quotes, comments and space', () => {
  expect(right('a("b")', 'other quotes')).toEqual(["a('b')"])
  expect(right('a("b")', 'comments')).toEqual(['# A note of my own.\na("b")'])
  expect(right('a("b")', 'other spacing')).toEqual(['\na( "b" )'])
})

test('right variants have other local names and named results', () => {
  const text = 'def f(n):\n    m = n\n    return m + 1'
  expect(right(text, 'other local names')).toEqual(['def f(nHere):\n    mHere = nHere\n    return mHere + 1'])
  expect(right(text, 'another style of function')).toEqual([
    'def f(n):\n    m = n\n    result = m + 1\n    return result',
  ])
})

test('a name of the lesson’s text, of the whole file or of an argument is kept', () => {
  expect(right('def f(n):\n    return n', 'other local names', ['n'])).toEqual([])
  expect(right('n = 1\ndef f(n):\n    return n', 'other local names')).toEqual([])
  expect(right('def f(n):\n    return n\nf(n=1)', 'other local names')).toEqual([])
})
