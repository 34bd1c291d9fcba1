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

/**
 * Code split as the editor would color it; a single part for an unknown language. What comes after the first `limit`
 * characters stays plain: tens of thousands of colored parts, such as brackets in one line, keep a page from answering
 * for minutes.
 */
export function highlightParts(code: string, ext: string, limit: number): CodePart[] {
  const language = Object.hasOwn(languages, ext) ? languages[ext]?.().language : undefined
  if (!language) return [{ text: code, className: '' }]
  const parts: CodePart[] = []
  const colored = code.slice(0, limit)
  highlightCode(
    colored,
    language.parser.parse(colored),
    classHighlighter,
    (text, className) => parts.push({ text, className }),
    () => parts.push({ text: '\n', className: '' }),
  )
  if (code.length > limit) parts.push({ text: code.slice(limit), className: '' })
  return parts
}
