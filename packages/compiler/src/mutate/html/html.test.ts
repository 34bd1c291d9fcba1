import { expect, test } from 'vitest'
import { changedTexts } from '../variants/changed-texts.ts'
import { rightHtml } from './right-html.ts'
import { wrongHtml } from './wrong-html.ts'

const wrong = (text: string, operator?: string) => changedTexts(text, wrongHtml(text), operator)
const right = (text: string, operator: string) => changedTexts(text, rightHtml(text, new Set()), operator)

test.for([
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<h1>a</h1>', '<h1></h1>'],
  ['<h1>a</h1>', ''],
  ['<main><p>a</p></main>', '<main></main><p>a</p>'],
  ['<img alt="a">', '<img >'],
  ['<img alt="a">', '<img alt="">'],
  ['<a href="b">c</a>', '<a href="wrong">c</a>'],
  ['<a href="#b">c</a>', '<a href="#wrong">c</a>'],
  ['<input max="3">', '<input max="4">'],
  ['<style>p { color: red }</style>', '<style>p {  }</style>'],
  ['<script>a + b</script>', '<script>a - b</script>'],
] as const)('%s becomes %s', ([text, other]) => {
  expect(wrong(text)).toContain(other)
})

test('what is drawn stays as it is', () => {
  const text = '<svg viewBox="0 0 1 1"><rect width="1"></rect></svg>'
  expect(wrong(text)).toEqual([''])
})

test('the whole page stays where it is', () => {
  expect(wrong('<html><body></body></html>')).toEqual([])
})

test('a script whose hash the page names stays letter for letter', () => {
  const script = '<script>let a = 1</script>'
  expect(right(script, 'other spacing')).not.toEqual([])
  expect(right(`${script}<pre>script-src 'sha256-abc='</pre>`, 'other spacing')).toEqual([])
})

test('right variants have other quotes, another order, comments and space', () => {
  const text = '<body>\n  <a id="a" href="b">c</a>\n</body>'
  expect(right(text, 'other quotes')).toEqual(["<body>\n  <a id='a' href='b'>c</a>\n</body>"])
  expect(right(text, 'another order of attributes')).toEqual(['<body>\n  <a href="b" id="a">c</a>\n</body>'])
  expect(right(text, 'comments')).toEqual([
    '<body>\n  <!-- A note of my own. -->\n  <a id="a" href="b">c</a>\n</body>',
  ])
  expect(right(text, 'other spacing')).toEqual(['<body>\n  \n  <a id="a" href="b" >c</a>\n</body>'])
})
