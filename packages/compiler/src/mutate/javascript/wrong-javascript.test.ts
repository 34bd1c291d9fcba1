import { expect, test } from 'vitest'
import { changedTexts } from '../variants/changed-texts.ts'
import { wrongJavaScript } from './wrong-javascript.ts'

const wrong = (text: string, operator?: string) => changedTexts(text, wrongJavaScript(text), operator)

test.for([
  ['a + b', 'a - b'],
  ['a < b', 'a <= b'],
  ['a < b', 'a >= b'],
  ['a === b', 'a !== b'],
  ['a && b', 'a || b'],
  ['a ?? b', 'a && b'],
  ['!a', 'a'],
  ['-a', 'a'],
  ['i++', 'i--'],
  ['a += 1', 'a -= 1'],
  ['x = 4', 'x = 5'],
  ['x = true', 'x = false'],
  ['x = "a"', 'x = ""'],
  ['x = ""', 'x = "wrong"'],
  ['x = `a${b}`', 'x = `a`'],
  ['x = [1]', 'x = []'],
  ['x = []', 'x = ["wrong"]'],
  ['x = a ? b : c', 'x = true ? b : c'],
  ['x = a.length', 'x = (a.length - 1)'],
  ['x = a.startsWith(b)', 'x = a.endsWith(b)'],
  ['x = a.trim().b', 'x = a.b'],
  ['x = Math.min(a, b)', 'x = Math.max(a, b)'],
  ['x = await a', 'x =  a'],
  ['x = /^a+$/g', 'x = /a+$/g'],
  ['x = /^a+$/g', 'x = /^a$/g'],
  ['x = /^a+$/g', 'x = /^a+$/'],
  ['f = (a) => a', 'f = (a) => undefined'],
  ['function f() { return a }', 'function f() { return undefined }'],
  ['if (a) { b() }', 'if (false) { b() }'],
  ['if (a) b(); else c()', 'if (a) b(); '],
  ['while (a) { b() }', 'while (false) { b() }'],
  ['for (let i = 0; i < n; i++) { b() }', 'for (let i = 0; false; i++) { b() }'],
  ['let x: string', 'let x: number'],
  ['x = <h1 id="a">b</h1>', 'x = <h2 id="a">b</h2>'],
  ['x = <h1 id="a">b</h1>', 'x = <h1 id="wrong">b</h1>'],
  ['x = <p>{a} b</p>', 'x = <p> b</p>'],
  ['x = <ul><li>a</li></ul>', 'x = <ul></ul>'],
] as const)('%s becomes %s', ([text, other]) => {
  expect(wrong(text)).toContain(other)
})

test('statements are removed', () => {
  expect(wrong('a();\nb();', 'a removed statement')).toEqual(['\nb();', 'a();\n'])
})

test('statements are swapped where the order matters, and only there', () => {
  expect(wrong('let a = 1;\na = b;', 'swapped statements')).toEqual(['a = b;\nlet a = 1;'])
  expect(wrong('console.log(a);\nconsole.log(b);', 'swapped statements')).toHaveLength(1)
  expect(wrong('let a = 1;\nlet b = 2;', 'swapped statements')).toEqual([])
  expect(wrong('a += 1;\na += 2;', 'swapped statements')).toEqual([])
  expect(wrong('let a = 1;\nlet b = f("#a");', 'swapped statements')).toEqual([])
})

test('an element that the page knows by its id needs no variable', () => {
  const texts = (name: string) =>
    wrong(`const ${name} = document.querySelector("#total");`, 'a removed statement')
  expect(texts('total')).toEqual([])
  expect(texts('sum')).toEqual([''])
})

test('a loop that never ends is not made', () => {
  const texts = wrong('while (true) { if (a) { break; } }')
  expect(texts).not.toContain('while (true) { if (a) {  } }')
  expect(texts.join('\n')).not.toContain('while (!')
})

test('names of modules, keys and modes are not strings to change', () => {
  expect(wrong('"use strict";\nimport a from "b";\nx = { "c": d };', 'another string')).toEqual([])
})
