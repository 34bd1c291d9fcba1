import { expect, test } from 'vitest'
import { authorHelpers } from './author-helpers.ts'

const namesIn = (hook: string) => authorHelpers(hook).map(({ name }) => name)

test.for([
  ['const all = (selector) => [...document.querySelectorAll(selector)]', ['all']],
  ['const one = function () { return 1 }, least = -3', ['one', 'least']],
  ['const facts = { of: (element) => element.id, named() { return "it" } }', ['facts']],
  [
    'const facts = (() => { const ink = document.createElement("canvas").getContext("2d"); const of = (color) => { ink.fillStyle = color; return ink.fillStyle }; return { of } })()',
    ['facts'],
  ],
  ['const word = /[a-z]+/, text = `a text`', ['word', 'text']],
] as const)('%j declares helpers', ([hook, names]) => {
  expect(namesIn(hook)).toEqual(names)
})

test.for([
  ['a list, to which something may be added', 'const seen = []'],
  ['a table that keeps what it was told', 'const seen = { all: 0, add() { this.all += 1 } }'],
  ['an empty table', 'const seen = {}'],
  [
    'a module that notes something',
    'const seen = (() => { const all = { count: 0 }; const add = () => { all.count += 1 }; return { add } })()',
  ],
  ['a module that does something', 'const seen = (() => { document.title = "seen"; return {} })()'],
  ['a table that holds a list', 'const seen = { all: [], add: (one) => seen.all.push(one) }'],
  ['a variable', 'let count = () => 1'],
  ['a function that a page may declare again', 'function reset() {}'],
  ['the result of a call', 'const spy = __helpers.spyOn(console, "log")'],
  ['a helper that gets a member later', 'const log = (line) => log.last = line'],
  ['a text that is put together', 'const text = `${document.title}`'],
  ['what is not JavaScript', 'const const'],
] as const)('%s is no helper', ([, hook]) => {
  expect(namesIn(hook)).toEqual([])
})
