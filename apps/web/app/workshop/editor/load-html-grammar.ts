import type { LRParser } from '@lezer/lr'

const css = /<style\b|\sstyle\s*=/i
/** A script that is fetched has no code of its own. */
const javascript = /<script\b[^<>]*>\s*[^<\s]/i
/** Only the whole language tells these apart. */
const typed = /<(?:script|style)\b[^<>]*\s(?:type|lang)\b/i
const attributesWithScripts = /\son[a-z]+\s*=/i

/** The grammar of a page, with those of the CSS and JavaScript in it; undefined if it has more than these. */
export async function loadHtmlGrammar(code: string): Promise<LRParser | undefined> {
  if (typed.test(code) || attributesWithScripts.test(code)) return undefined
  const [{ configureNesting, parser }, style, script] = await Promise.all([
    import('@lezer/html'),
    css.test(code) ? import('@lezer/css') : undefined,
    javascript.test(code) ? import('@lezer/javascript') : undefined,
  ])
  const tags = [
    ...(style ? [{ tag: 'style', parser: style.parser }] : []),
    ...(script ? [{ tag: 'script', parser: script.parser }] : []),
  ]
  const attributes = style ? [{ name: 'style', parser: style.parser.configure({ top: 'Styles' }) }] : []
  return parser.configure({ wrap: configureNesting(tags, attributes) })
}
