import { expect, test } from 'vitest'
import { changedTexts } from '../variants/changed-texts.ts'
import { rightCss } from './right-css.ts'
import { wrongCss } from './wrong-css.ts'

const wrong = (text: string) => changedTexts(text, wrongCss(text))
const right = (text: string, operator: string) => changedTexts(text, rightCss(text), operator)

test.for([
  ['p { margin: 0; }', 'p {  }'],
  ['p { margin: 0; }', 'p { padding: 0; }'],
  ['p { margin: 0; }', 'p { margin: 7px; }'],
  ['p { margin: 1.5rem; }', 'p { margin: 3rem; }'],
  ['p { color: #fff; }', 'p { color: #123456; }'],
  ['p { color: tomato; }', 'p {  }'],
  ['p { color: white; }', 'p { color: #123456; }'],
  ['p { display: flex; }', 'p { display: block; }'],
  ['.a, .b { margin: 0; }', '.a, .wrong { margin: 0; }'],
  ['nav a { margin: 0; }', 'a { margin: 0; }'],
  ['a:hover { margin: 0; }', 'a { margin: 0; }'],
  ['p { margin: 0; }', ''],
  ['@media (min-width: 9px) { p { margin: 0; } }', '@media (max-width: 9px) { p { margin: 0; } }'],
] as const)('%s becomes %s', ([text, other]) => {
  expect(wrong(text)).toContain(other)
})

test('right variants have other units of the same size', () => {
  const text = 'p { margin: 8px; color: #ff0080; transition: 1.5s }'
  expect(right(text, 'equivalent units')).toEqual([
    'p { margin: 0.5rem; color: rgb(255, 0, 128); transition: 1500ms }',
  ])
})

test('pixels stay where the root has another size, and in custom properties', () => {
  expect(right('html { font-size: 10px } p { margin: 8px }', 'equivalent units')).toEqual([])
  expect(right(':root { --gap: 8px }', 'equivalent units')).toEqual([])
})

test('right variants have comments and space', () => {
  expect(right('p {\n  margin: 0;\n}', 'comments')).toEqual([
    'p {\n  /* A note of my own. */\n  margin: 0;\n}',
  ])
  expect(right('p { margin: 0; }', 'other spacing')).toEqual(['p { margin : 0; }'])
})
