import { expect, test } from 'vitest'
import { changedTexts } from '../variants/changed-texts.ts'
import { rightJavaScript } from './right-javascript.ts'

const right = (text: string, operator: string, mentioned: string[] = []) =>
  changedTexts(text, rightJavaScript(text, new Set(mentioned)), operator)

test('strings get the other quotes, unless they hold some', () => {
  expect(right('a("b", "it\'s", \'c\')', 'other quotes')).toEqual(['a(\'b\', "it\'s", "c")'])
})

test('lines get comments and space above them', () => {
  expect(right('a(1)', 'comments')).toEqual(['// A note of my own.\na(1)'])
  expect(right('a(1)', 'other spacing')).toEqual(['\na( 1 )'])
})

test('local names are others', () => {
  const text = 'const f = (n) => { const m = n; return m; }'
  const renamed = 'const f = (nHere) => { const mHere = nHere; return mHere; }'
  expect(right(text, 'other local names')).toEqual([renamed])
})

test('a name of the lesson’s text, of the whole file, or of a property is kept', () => {
  expect(right('const f = (n) => n + 1', 'other local names', ['n'])).toEqual([])
  expect(right('const n = 1; const f = (n) => n + 1', 'other local names')).toEqual([])
  expect(right('const f = (n) => ({ n })', 'other local names')).toEqual([])
  expect(right('const f = ({ n }) => n', 'other local names')).toEqual([])
})

test('a declared function becomes an arrow function', () => {
  const text = 'async function f(a) { return a }\nf(1)'
  expect(right(text, 'another style of function')).toEqual(['const f = async (a) => { return a };\nf(1)'])
})

test('a function that would be another one as an arrow function stays as it is', () => {
  for (const text of ['f()\nfunction f() {}', 'function f() { this.a = 1 }', 'function f() {}\nnew f()']) {
    expect(right(text, 'another style of function')).toEqual([])
  }
})

test('an arrow function of one expression gets a body', () => {
  expect(right('f = (a) => a + 1', 'another style of function')).toEqual(['f = (a) => { return a + 1; }'])
})
