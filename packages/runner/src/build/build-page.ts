import { MagicString } from 'magic-string'
import type { BuildProblem, SourceFile } from '../runner.ts'
import { compileScript, withPlainSpaces } from './compile-script.ts'
import { attributeOf, findTags, type Tag } from './find-tags.ts'
import { programText } from './program-text.ts'

export type BuiltPage = { html: string; problems: BuildProblem[] }

type Page = {
  text: MagicString
  html: string
  /** Lines of code that the learner does not see, above what they wrote. */
  linesBefore: number
  file: SourceFile
  styles: SourceFile | undefined
  script: SourceFile | undefined
  compile: (source: string, tag: Tag, origin: { fileKey: string; lineOffset: number }) => string
}

const scriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])

/**
 * Makes one page of the learner's files (behaviours.md §1, “Embedding”): `styles.css` and `script.js` go
 * where the page asks for them, and loops get a clock. A script with a mistake is left out, the page is not.
 */
export function buildPage(
  files: readonly SourceFile[],
  { isLoopGuarded }: { isLoopGuarded: boolean },
): BuiltPage {
  const problems: BuildProblem[] = []
  const script = files.find(({ ext }) => ext === 'js')
  const file = files.find(({ ext }) => ext === 'html') ?? pageAround(script)
  const whole = programText(file)
  const html = withPlainSpaces(whole.text)
  const page: Page = {
    text: new MagicString(html),
    html,
    linesBefore: whole.linesBefore,
    file,
    styles: files.find(({ ext }) => ext === 'css'),
    script,
    compile: (source, tag, { fileKey, lineOffset }) => {
      const kind = attributeOf(tag, 'type')?.value === 'module' ? 'module' : 'script'
      const { code, problem } = compileScript(source, { isLoopGuarded, kind, lineOffset })
      if (problem) problems.push({ fileKey, ...problem })
      return code
    },
  }
  for (const tag of findTags(html)) {
    if (tag.name === 'link') embedStyles(tag, page)
    else embedScript(tag, page)
  }
  return { html: page.text.toString(), problems }
}

function pageAround(script: SourceFile | undefined): SourceFile {
  const contents = script ? '<script src="script.js"></script>' : ''
  return { fileKey: 'indexhtml', name: 'index', ext: 'html', contents, editableContents: '' }
}

/** The sheet stands beside its link, so that it wins and loses against others as the learner wrote it. */
function embedStyles(tag: Tag, { text, styles }: Page): void {
  const href = attributeOf(tag, 'href')
  if (!styles || !href || !names(href.value, 'styles.css')) return
  text.overwrite(href.start, href.end, 'data-href="styles.css"')
  const css = programText(styles).text.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)
  text.appendLeft(tag.end, `<style class="fcc-injected-styles">${css}</style>`)
}

function embedScript(tag: Tag, page: Page): void {
  const { text, html, linesBefore, file, script, compile } = page
  if (!scriptTypes.has(attributeOf(tag, 'type')?.value.toLowerCase() ?? '')) return
  const src = attributeOf(tag, 'src')
  if (!src) {
    if (tag.contentStart === tag.contentEnd) return
    const lineOffset = html.slice(0, tag.contentStart).split('\n').length - 1 - linesBefore
    const source = html.slice(tag.contentStart, tag.contentEnd)
    text.overwrite(
      tag.contentStart,
      tag.contentEnd,
      compile(source, tag, { fileKey: file.fileKey, lineOffset }) || ' ',
    )
    return
  }
  if (!script || !names(src.value, 'script.js')) return
  const program = programText(script)
  const code = compile(program.text, tag, { fileKey: script.fileKey, lineOffset: -program.linesBefore })
  const isLate = attributeOf(tag, 'defer') !== undefined || attributeOf(tag, 'async') !== undefined
  // Only a script with an address can wait for the page, so a late one gets its text as an address.
  const address = isLate ? `src="data:text/javascript;charset=utf-8,${encodeURIComponent(code)}" ` : ''
  text.overwrite(src.start, src.end, `${address}data-src="script.js"`)
  if (!isLate) text.appendLeft(tag.contentStart, code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`))
}

function names(address: string, file: string): boolean {
  return address === file || address === `./${file}`
}
