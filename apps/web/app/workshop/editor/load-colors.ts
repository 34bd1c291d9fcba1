import { type Language, LRLanguage } from '@codemirror/language'
import type { LRParser } from '@lezer/lr'
import { loadLanguage } from '#shared/code/load-language.ts'
import { loadHtmlGrammar } from './load-html-grammar.ts'

type LoadGrammar = (code: string) => Promise<LRParser | undefined>

/** The grammars alone: with indentation and completions, a language weighs up to ten times as much (decision 66). */
const grammars: Readonly<Record<string, LoadGrammar>> = {
  html: loadHtmlGrammar,
  css: async () => (await import('@lezer/css')).parser,
  js: () => loadJavascript(),
  jsx: () => loadJavascript('jsx'),
  ts: () => loadJavascript('ts'),
  tsx: () => loadJavascript('jsx ts'),
  py: async () => (await import('@lezer/python')).parser,
  json: () => loadJavascript(),
}

async function loadJavascript(dialect = ''): Promise<LRParser> {
  return (await import('@lezer/javascript')).parser.configure({ dialect })
}

/**
 * The least that colors the code of a file: the grammar of its language, or the whole language where it is no more than
 * that; undefined for a file without one.
 */
export async function loadColors(ext: string, code: string): Promise<Language | undefined> {
  const parser = Object.hasOwn(grammars, ext) ? await grammars[ext]?.(code) : undefined
  return parser ? LRLanguage.define({ parser }) : (await loadLanguage(ext))?.language
}
