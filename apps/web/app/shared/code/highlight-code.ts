import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { python } from '@codemirror/lang-python'
import type { LanguageSupport } from '@codemirror/language'
import { classHighlighter, highlightCode } from '@lezer/highlight'

/** A stretch of code in one color; `className` is empty for plain text. */
export type CodePart = { text: string; className: string }

const languages: Readonly<Record<string, () => LanguageSupport>> = {
  html: () => html(),
  css: () => css(),
  js: () => javascript(),
  jsx: () => javascript({ jsx: true }),
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ jsx: true, typescript: true }),
  py: () => python(),
}

/** What comes after this many characters is not parsed: a long line of brackets costs seconds on a phone. */
const parsedCharacters = 20_000

/**
 * Code split as the editor would color it; a single part for an unknown language. After the first `limit` parts the
 * code stays plain: each part is an element, and tens of thousands of them keep a page from answering.
 */
export function highlightParts(code: string, ext: string, limit: number): CodePart[] {
  const parts: CodePart[] = []
  const append = (text: string, className: string) => {
    const last = parts.at(-1)
    const color = parts.length < limit ? className : ''
    if (last?.className === color) last.text += text
    else parts.push({ text, className: color })
  }
  const language = Object.hasOwn(languages, ext) ? languages[ext]?.().language : undefined
  const parsed = language ? code.slice(0, parsedCharacters) : ''
  if (language) {
    highlightCode(parsed, language.parser.parse(parsed), classHighlighter, append, () => append('\n', ''))
  }
  if (parsed.length < code.length) append(code.slice(parsed.length), '')
  return parts
}
