import { expect, test } from 'vitest'
import { wordsIn } from './words.ts'

const folded = (language: string, text: string) => wordsIn(language)(text).map((word) => word.folded)

test('case and accents do not count, and signs separate words', () => {
  expect(folded('es', 'Función: «console.log» y max_value')).toEqual([
    'funcion',
    'console',
    'log',
    'y',
    'max_value',
  ])
})

test('names of languages keep their signs', () => {
  expect(folded('en', 'C, C++ and C#')).toEqual(['c', 'c++', 'and', 'c#'])
})

test.for([
  ['zh', '学习编程', '学习'],
  ['zh-Hant', '學習程式', '學習'],
  ['ja', '関数を使う', '関数'],
] as const)('in %s the words of %s are found without spaces', ([language, text, word]) => {
  expect(folded(language, text)).toContain(word)
})

test('a word knows its place in the text', () => {
  const text = 'Lay ünder it'
  expect(wordsIn('en')(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Lay', 'ünder', 'it'])
})
