import type { FileExtension } from '@cairn/contract'
import { expect, test } from 'vitest'
import { translateComments } from './translate-comments.ts'

const dictionary = new Map([['say hello', 'di hola']])

function translate(ext: FileExtension, contents: string): string | undefined {
  const file = {
    fileKey: `a${ext}`,
    name: 'a',
    ext,
    contents,
    head: '',
    tail: '',
    editableRegionBoundaries: [] as [],
  }
  return translateComments([file], dictionary)[0]?.contents
}

test.for([
  ['html', '<!-- say hello --><p>say hello</p>', '<!-- di hola --><p>say hello</p>'],
  ['css', 'a {} /*\n  say hello */', 'a {} /*\n  di hola */'],
  ['css', '/* a */*/* say hello */', '/* a */*/* di hola */'],
  ['js', 'f() // say hello', 'f() // di hola'],
  ['js', '// say hello  \n/* say hello', '// di hola  \n/* say hello'],
  ['js', '// say hello, you', '// say hello, you'],
  ['py', '#say hello\nx = 1', '#di hola\nx = 1'],
  ['json', '"// say hello"', '"// say hello"'],
] as const)('in %s, %j becomes %j', ([ext, contents, translated]) => {
  expect(translate(ext, contents)).toBe(translated)
})

test.for(['/* '.repeat(15_000), `/*${'\n'.repeat(40_000)}`, `// a${' '.repeat(40_000)}b`])(
  'comments without an end are read in a moment',
  (contents) => {
    expect(translate('js', contents)).toBe(contents)
  },
)
