import type { BuildProblem, SourceFile } from '../runner.ts'
import { guardLoops } from './guard-loops.ts'
import { programText } from './program-text.ts'

export type BuiltPage = { html: string; problems: BuildProblem[] }

const scriptOrComment = /<!--[\s\S]*?-->|<script\b(?<attributes>[^>]*)>(?<content>[\s\S]*?)<\/script\s*>/gi
const stylesLink = /<link\b(?<attributes>[^>]*\bhref\s*=\s*["']?(?:\.\/)?styles\.css["']?[^>]*)>/gi
const scriptFile = /\bsrc\s*=\s*["']?(?:\.\/)?script\.js["']?/i
const otherType = /\btype\s*=\s*["']?(?!(?:text|application)\/javascript|module)[\w/+.-]+/i

/**
 * Makes one page of the learner's files (behaviours.md §1, “Embedding”): `styles.css` and `script.js` go
 * where the page asks for them, loops get a clock. Mistakes in scripts carry the learner's own lines.
 */
export function buildPage(
  files: readonly SourceFile[],
  { isLoopGuarded }: { isLoopGuarded: boolean },
): BuiltPage {
  const page = files.find(({ ext }) => ext === 'html')
  const styles = files.find(({ fileKey }) => fileKey === 'stylescss')
  const script = files.find(({ fileKey }) => fileKey === 'scriptjs')
  if (!page) throw new Error('No html or js(x) file found')
  const problems: BuildProblem[] = []
  const deferred: string[] = []

  const compile = (source: string, origin: { fileKey: string; isModule: boolean; lineOffset: number }) => {
    const guarded = guardLoops(source, origin.isModule ? 'module' : 'script', origin.lineOffset)
    if ('problem' in guarded) {
      problems.push({ fileKey: origin.fileKey, ...guarded.problem })
      return ''
    }
    return (isLoopGuarded ? guarded.code : source).replaceAll(/<\/(?=script)/gi, String.raw`<\/`)
  }

  const whole = programText(page)
  const html = whole.text
    .replaceAll(scriptOrComment, (match: string, ...rest: unknown[]) => {
      const groups = rest.at(-1) as { attributes?: string; content?: string }
      const { attributes, content = '' } = groups
      if (attributes === undefined || otherType.test(attributes)) return match
      const isModule = /\btype\s*=\s*["']?module/i.test(attributes)
      if (script && scriptFile.test(attributes)) {
        const { text, linesBefore } = programText(script)
        const code = compile(text, { fileKey: script.fileKey, isModule, lineOffset: -linesBefore })
        const tag = `<script${attributes.replace(scriptFile, 'data-src="script.js"')}>${code}</script>`
        // Inline scripts cannot wait for the page by themselves, so the page's end is their place.
        if (!/\bdefer\b/i.test(attributes)) return tag
        deferred.push(tag)
        return ''
      }
      if (/\bsrc\s*=/i.test(attributes)) return match
      const offset = whole.text.slice(0, rest.at(-3) as number).split('\n').length - 1 - whole.linesBefore
      return `<script${attributes}>${compile(content, { fileKey: page.fileKey, isModule, lineOffset: offset })}</script>`
    })
    .replaceAll(stylesLink, (match: string, attributes: string) => {
      if (!styles) return match
      const link = attributes.replace(/\bhref(?=\s*=)/i, 'data-href')
      const css = programText(styles).text.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
      return `<link${link}><style class="fcc-injected-styles">${css}</style>`
    })
  return { html: html + deferred.join(''), problems }
}
