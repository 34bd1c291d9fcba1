import { MagicString } from 'magic-string'
import type { BuildProblem, SourceFile } from '../runner.ts'
import type { CompileSass } from './compile-sass.ts'
import { compileScript } from './compile-script.ts'
import { withPlainSpaces } from './plain-spaces.ts'
import { embedScript } from './embed-script.ts'
import { embedSass, embedStyles } from './embed-styles.ts'
import { attributeOf, findTags } from './find-tags.ts'
import type { LibraryBeginning } from './library-beginning.ts'
import type { Page, PageSettings } from './page.ts'
import { programText } from './program-text.ts'
import { requiredHead } from './required-head.ts'
import type { Transpile } from './transpile.ts'

export type BuiltPage = {
  html: string
  problems: BuildProblem[]
  /** Libraries that have to be loaded, in this order, before the page. */
  libraries: string[]
}

export type PageTools = {
  isLoopGuarded: boolean
  /** Defined when the page contains JSX or TypeScript. */
  transpile?: Transpile | undefined
  /** Defined when the page contains SCSS. */
  compileSass?: CompileSass | undefined
  /** Texts of the page's libraries, by name. */
  libraries?: ReadonlyMap<string, string>
}

const scriptExtensions: ReadonlySet<string> = new Set(['js', 'jsx', 'ts', 'tsx'])

/**
 * Makes one page of the learner's files (docs/reference/workshop.md, “Build”). A script with a mistake is left out; the
 * page is still built.
 */
export function buildPage(
  files: readonly SourceFile[],
  { isLoopGuarded, transpile, compileSass, libraries = new Map() }: PageTools,
  { required = [], template }: PageSettings = {},
): BuiltPage {
  const script = scriptOf(files)
  const written = files.find(({ ext }) => ext === 'html')
  const problems: BuildProblem[] = written || script ? [] : [nothingToShow(files)]
  const file = written ?? pageAround(script)
  const beginning: LibraryBeginning = { libraries: [], isOver: false }
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

function scriptOf(files: readonly SourceFile[]): SourceFile | undefined {
  return files.find(({ ext }) => scriptExtensions.has(ext))
}

function nothingToShow([first]: readonly SourceFile[]): BuildProblem {
  const message = first ? 'No html or js(x) file found' : 'No challenge files provided'
  return { fileKey: first?.fileKey ?? '', line: 1, column: 1, message }
}

function pageAround(script: SourceFile | undefined): SourceFile {
  const contents = script ? `<script src="${script.name}.${script.ext}"></script>` : ''
  return { fileKey: 'indexhtml', name: 'index', ext: 'html', contents, editableContents: '' }
}
