import type { LanguageSupport } from '@codemirror/language'

/** A page loads only the languages that its code is written in. */
const loaders: Readonly<Record<string, () => Promise<LanguageSupport>>> = {
  // Closing tags are what beginners are here to learn, and a tag that appears by itself often gets typed twice.
  html: async () => (await import('@codemirror/lang-html')).html({ autoCloseTags: false }),
  css: async () => (await import('@codemirror/lang-css')).css(),
  js: () => loadJavascript({}),
  jsx: () => loadJavascript({ jsx: true }),
  ts: () => loadJavascript({ typescript: true }),
  tsx: () => loadJavascript({ jsx: true, typescript: true }),
  py: async () => (await import('@codemirror/lang-python')).python(),
  json: () => loadJavascript({}),
  sql: loadSql,
  sh: async () => (await import('./shell-language.ts')).shellLanguage,
}

async function loadJavascript(dialect: { jsx?: boolean; typescript?: boolean }): Promise<LanguageSupport> {
  return (await import('@codemirror/lang-javascript')).javascript(dialect)
}

async function loadSql(): Promise<LanguageSupport> {
  const { PostgreSQL, sql } = await import('@codemirror/lang-sql')
  return sql({ dialect: PostgreSQL })
}

/** The language of files with this extension; undefined for those without one. */
export async function loadLanguage(ext: string): Promise<LanguageSupport | undefined> {
  return Object.hasOwn(loaders, ext) ? loaders[ext]?.() : undefined
}
