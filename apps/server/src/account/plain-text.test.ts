import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.for([
  ['They copied my portfolio.', 'They copied my portfolio.'],
  ['<b>Bold</b> words', 'Bold words'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<scr<b>ipt>alert(1)</scr<i>ipt>', ''],
  ['<style>p{}</style>so <!-- hidden --> what', 'so  what'],
  ['1 < 2', '1 &lt; 2'],
] as const)('%j reads %j', ([written, plain]) => {
  expect(plainText(written)).toBe(plain)
})
