import { classHighlighter, highlightCode } from '@lezer/highlight'
import { loadLanguage } from './load-language.ts'

/** A stretch of code in one color; `className` is empty for plain text. */
export type CodePart = { text: string; className: string }

/** What comes after this many characters is not parsed: a long line of brackets costs seconds on a phone. */
const parsedCharacters = 20_000

/**
 * Code split as the editor would color it; a single part for an unknown language. After the first `limit` parts the
 * code stays plain: each part is an element, and tens of thousands of them keep a page from answering.
 */
export async function highlightParts(code: string, ext: string, limit: number): Promise<CodePart[]> {
  const support = await loadLanguage(ext)
  const parts: CodePart[] = []
  const append = (text: string, className: string) => {
    const last = parts.at(-1)
    const color = parts.length < limit ? className : ''
    if (last?.className === color) last.text += text
    else parts.push({ text, className: color })
  }
  const parsed = support ? code.slice(0, parsedCharacters) : ''
  if (support) {
    const tree = support.language.parser.parse(parsed)
    highlightCode(parsed, tree, classHighlighter, append, () => append('\n', ''))
  }
  if (parsed.length < code.length) append(code.slice(parsed.length), '')
  return parts
}
