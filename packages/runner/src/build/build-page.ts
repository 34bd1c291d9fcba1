import { MagicString } from 'magic-string'
import type { BuildProblem, RunnableChallenge, SourceFile } from '../runner.ts'
import { compileScript, withPlainSpaces } from './compile-script.ts'
import { attributeOf, findTags, type Tag } from './find-tags.ts'
import type { CompileSass } from './compile-sass.ts'
import { isIndependent, isNeedless, libraryAt } from './libraries.ts'
import { programText } from './program-text.ts'
import type { Transpile } from './transpile.ts'

export type BuiltPage = {
  html: string
  problems: BuildProblem[]
  /** Libraries that have to be there, in this order, before the page is: it begins with them. */
  libraries: string[]
}

export type PageTools = {
  isLoopGuarded: boolean
  /** Present when the page holds JSX or TypeScript. */
  transpile?: Transpile | undefined
  /** Present when the page holds SCSS. */
  compileSass?: CompileSass | undefined
  /** Texts of the libraries that the page asks for, by name. */
  libraries?: ReadonlyMap<string, string>
}

type PageSettings = Pick<RunnableChallenge, 'required' | 'template'>

type Page = {
  text: MagicString
  html: string
  /** Lines of code that the learner does not see, above what they wrote. */
  linesBefore: number
  file: SourceFile
  styles: SourceFile | undefined
  script: SourceFile | undefined
  libraries: ReadonlyMap<string, string>
  beginning: Beginning
  /** SCSS as CSS; its mistakes are told like those of scripts. */
  toCss: (source: string, tag: Tag) => string
  compile: (source: string, tag: Tag, origin: Origin) => string
}

/** The libraries before any other script, which need not be run anew for every page. */
type Beginning = { libraries: string[]; isOver: boolean }

type Origin = {
  fileKey: string
  lineOffset: number
  isTyped: boolean
  linked?: { name?: string } | undefined
}

const scriptTypes = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/babel'])
const scriptExtensions: ReadonlySet<string> = new Set(['js', 'jsx', 'ts', 'tsx'])
const typedExtensions: ReadonlySet<string> = new Set(['ts', 'tsx'])

/**
 * Makes one page of the learner's files (behaviours.md §1, “Embedding”): `styles.css` and the script go
 * where the page asks for them, libraries come from us, and loops get a clock. A script with a mistake is
 * left out, the page is not.
 */
export function buildPage(
  files: readonly SourceFile[],
  { isLoopGuarded, transpile, compileSass, libraries = new Map() }: PageTools,
  { required = [], template }: PageSettings = {},
): BuiltPage {
  const problems: BuildProblem[] = []
  const script = scriptOf(files)
  const file = files.find(({ ext }) => ext === 'html') ?? pageAround(script)
  const beginning: Beginning = { libraries: [], isOver: false }
  const head = requiredHead(required, libraries, beginning)
  const whole = programText(file)
  const html = withPlainSpaces(whole.text)
  const page: Page = {
    text: new MagicString(html),
    html,
    linesBefore: whole.linesBefore,
    file,
    styles: files.find(({ ext }) => ext === 'css'),
    script,
    libraries,
    beginning,
    toCss: (source, tag) => {
      const { css, problem } = compileSass?.(source) ?? { css: source }
      const linesBefore = html.slice(0, tag.contentStart).split('\n').length - 1 - whole.linesBefore
      if (problem) problems.push({ fileKey: file.fileKey, ...problem, line: problem.line + linesBefore })
      return css
    },
    compile: (source, tag, { fileKey, lineOffset, isTyped, linked }) => {
      const kind = attributeOf(tag, 'type')?.value === 'module' ? 'module' : 'script'
      const options = { isLoopGuarded, kind, lineOffset, transpile, isTyped, linked } as const
      const { code, libraries: imported, problem } = compileScript(source, options)
      if (problem) problems.push({ fileKey, ...problem })
      const known = new Set(beginning.libraries)
      beginning.libraries.push(...imported.filter((name) => !known.has(name)))
      return code
    },
  }
  for (const tag of findTags(html)) {
    if (tag.name === 'link') embedStyles(tag, page)
    if (tag.name === 'script') embedScript(tag, page)
    if (tag.name === 'style') embedSass(tag, page)
  }
  const contents = page.text.toString()
  const body = template === undefined ? contents : template.replace('${source}', () => contents)
  return { html: head + body, problems, libraries: beginning.libraries }
}

/** Every address of a script or a sheet that the page asks for. */
export function pageAddresses(files: readonly SourceFile[], { required = [] }: PageSettings): string[] {
  const tags = files.filter(({ ext }) => ext === 'html').flatMap(({ contents }) => findTags(contents))
  return [
    ...required.flatMap(({ src, link }) => src ?? link ?? []),
    ...tags.flatMap((tag) => attributeOf(tag, tag.name === 'link' ? 'href' : 'src')?.value ?? []),
  ]
}

/** Whether something has to become JavaScript first. */
export function needsTranspile(files: readonly SourceFile[]): boolean {
  return files.some(
    ({ ext, contents }) =>
      ext === 'jsx' || typedExtensions.has(ext) || (ext === 'html' && /text\/babel/i.test(contents)),
  )
}

/** Whether a sheet has to become CSS first. */
export function needsSass(files: readonly SourceFile[]): boolean {
  return files.some(({ ext, contents }) => ext === 'html' && /text\/scss/i.test(contents))
}

function scriptOf(files: readonly SourceFile[]): SourceFile | undefined {
  return files.find(({ ext }) => scriptExtensions.has(ext))
}

function pageAround(script: SourceFile | undefined): SourceFile {
  const contents = script ? `<script src="${script.name}.${script.ext}"></script>` : ''
  return { fileKey: 'indexhtml', name: 'index', ext: 'html', contents, editableContents: '' }
}

function requiredHead(
  required: NonNullable<PageSettings['required']>,
  libraries: ReadonlyMap<string, string>,
  beginning: Beginning,
): string {
  if (required.length === 0) return ''
  const tags = required.map(({ src, link }) => {
    const address = src ?? link ?? ''
    const name = libraryAt(address)
    const library = libraries.get(name ?? '')
    if (link !== undefined) {
      return library === undefined
        ? `<link rel="stylesheet" href="${escapeAttribute(address)}">`
        : styleTag(library)
    }
    if (isInBeginning(name, beginning)) return ''
    return library === undefined
      ? `<script src="${escapeAttribute(address)}"></script>`
      : `<script>${safeScript(library)}</script>`
  })
  return `<head>${tags.join('')}</head>`
}

/** The sheet stands beside its link, so that it wins and loses against others as the learner wrote it. */
function embedStyles(tag: Tag, { text, styles, libraries }: Page): void {
  const href = attributeOf(tag, 'href')
  if (!href) return
  const library = libraries.get(libraryAt(href.value) ?? '')
  if (library !== undefined) {
    text.overwrite(tag.start, tag.end, styleTag(library))
    return
  }
  if (!styles || !isNamed(href.value, 'styles.css')) return
  text.overwrite(href.start, href.end, 'data-href="styles.css"')
  text.appendLeft(tag.end, styleTag(programText(styles).text, 'fcc-injected-styles'))
}

function embedSass(tag: Tag, { text, html, toCss }: Page): void {
  const type = attributeOf(tag, 'type')
  if (!type || !/\bscss\b/i.test(type.value) || tag.contentStart === tag.contentEnd) return
  text.overwrite(type.start, type.end, 'data-type-was="text/scss"')
  text.overwrite(
    tag.contentStart,
    tag.contentEnd,
    toCss(html.slice(tag.contentStart, tag.contentEnd), tag) || ' ',
  )
}

function embedScript(tag: Tag, page: Page): void {
  const { text, html, linesBefore, file, script, libraries, compile } = page
  const type = attributeOf(tag, 'type')
  if (!scriptTypes.has(type?.value.toLowerCase() ?? '')) return
  const isBabel = type?.value.toLowerCase() === 'text/babel'
  // Babel is not there, and need not be: what it would have done is done.
  if (type && isBabel) text.overwrite(type.start, type.end, 'data-type-was="text/babel"')
  const src = attributeOf(tag, 'src')
  if (src && isNeedless(src.value)) {
    text.remove(tag.start, tag.end)
    return
  }
  const name = src && libraryAt(src.value)
  if (isInBeginning(name, page.beginning) && src) {
    text.overwrite(src.start, src.end, `data-src="${escapeAttribute(src.value)}"`)
    return
  }
  if (!src) {
    if (tag.contentStart === tag.contentEnd) return
    const lineOffset = html.slice(0, tag.contentStart).split('\n').length - 1 - linesBefore
    const source = html.slice(tag.contentStart, tag.contentEnd)
    const origin = { fileKey: file.fileKey, lineOffset, isTyped: false, linked: isBabel ? {} : undefined }
    text.overwrite(tag.contentStart, tag.contentEnd, compile(source, tag, origin) || ' ')
    return
  }
  const library = libraries.get(name ?? '')
  if (library !== undefined) {
    text.overwrite(src.start, src.end, `data-src="${escapeAttribute(src.value)}"`)
    text.appendLeft(tag.contentStart, safeScript(library))
    return
  }
  if (!script || !isScriptName(src.value, script)) return
  const program = programText(script)
  const isPlain = script.ext === 'js' && !isBabel
  const code = compile(program.text, tag, {
    fileKey: script.fileKey,
    lineOffset: -program.linesBefore,
    isTyped: typedExtensions.has(script.ext),
    linked: isPlain ? undefined : { name: script.name },
  })
  const isLate = attributeOf(tag, 'defer') !== undefined || attributeOf(tag, 'async') !== undefined
  // Only a script with an address can wait for the page, so a late one gets its text as an address.
  const address = isLate ? `src="data:text/javascript;charset=utf-8,${encodeURIComponent(code)}" ` : ''
  text.overwrite(src.start, src.end, `${address}data-src="${script.name}.${script.ext}"`)
  if (!isLate) text.appendLeft(tag.contentStart, safeScript(code))
}

/** Asked of each script in turn: the first that is no such library ends the beginning. */
function isInBeginning(name: string | undefined, beginning: Beginning): boolean {
  if (name === undefined || beginning.isOver || !isIndependent(name)) {
    beginning.isOver = true
    return false
  }
  beginning.libraries.push(name)
  return true
}

function styleTag(css: string, className?: string): string {
  const attribute = className === undefined ? '' : ` class="${className}"`
  return `<style${attribute}>${css.replaceAll(/<\/(?=style)/gi, String.raw`<\/`)}</style>`
}

function safeScript(code: string): string {
  return code.replaceAll(/<\/(?=script)/gi, String.raw`<\/`)
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** The page may know a typed script by the name that it has once it is compiled. */
function isScriptName(address: string, { name, ext }: SourceFile): boolean {
  return isNamed(address, `${name}.${ext}`) || (ext !== 'js' && isNamed(address, `${name}.js`))
}

function isNamed(address: string, file: string): boolean {
  return address === file || address === `./${file}`
}
