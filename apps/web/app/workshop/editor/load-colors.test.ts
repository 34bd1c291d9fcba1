import { classHighlighter, highlightCode } from '@lezer/highlight'
import type { Language } from '@codemirror/language'
import { describe, expect, test } from 'vitest'
import { loadLanguage } from '#shared/code/load-language.ts'
import { loadColors } from './load-colors.ts'

const page = '<!doctype html>\n<main class="a" hidden>\n  <!-- b --><p>c &amp; d</p>\n</main>\n'
const style = '<style>\n  p > a:hover { color: #fff; --b: 1px }\n</style>\n'
const script = '<script>\n  const b = `c${1}` // d\n</script>\n'

function colorsOf(code: string, language: Language | undefined): [string, string][] {
  const parts: [string, string][] = []
  if (!language) return parts
  const add = (text: string, className: string) => void parts.push([text, className])
  highlightCode(code, language.parser.parse(code), classHighlighter, add, () => add('\n', ''))
  return parts
}

describe('code has its colors before its language is there', () => {
  test.for([
    ['html', page],
    ['html', page + style],
    ['html', `${page}<p style="color: red; margin: 0">e</p>`],
    ['html', page + script],
    ['html', `${page}<script src="a.js"></script>${style}${script}`],
    ['html', `${page}<script type="text/babel">const a = <b>c</b></script>`],
    ['html', `${page}<button onclick="a(1)">b</button>`],
    ['css', '@media (min-width: 1px) { a, .b#c { color: rgb(1 2 3 / 50%) !important } } /* d */'],
    ['js', 'export const a = async (b) => { await b?.c(/d/g, "e") } // f'],
    ['jsx', 'const A = () => <b className="c" {...d}>{e && <>f</>}</b>'],
    ['ts', 'type A<B> = { readonly c: B[] }; const d = <T,>(e: T): e is T => true'],
    ['tsx', 'const A = ({ b }: { b: string }) => <c d={b as never}>e</c>'],
    ['json', '{ "a": [1, true, null] }'],
    ['py', '@a\nasync def b(c: int = 1) -> str:\n    return f"{c!r}" # d\n'],
    ['sql', 'SELECT a FROM "b" -- c'],
    ['sh', 'for f in *; do echo "$f"; done # all'],
  ] as const)('%s', async ([ext, code]) => {
    const colors = colorsOf(code, await loadColors(ext, code))
    expect(colors).toEqual(colorsOf(code, (await loadLanguage(ext))?.language))
    expect(new Set(colors.map(([, className]) => className)).size).toBeGreaterThan(2)
  })

  test('a file without a language has none', async () => {
    expect(await loadColors('txt', 'a')).toBeUndefined()
    expect(await loadColors('constructor', 'a')).toBeUndefined()
  })
})
