import type { BuildProblem, SourceFile } from '@cairn/runner'

type Babel = {
  transform: (code: string, options: object) => { code: string }
}
type Harness = {
  loopProtect?: (limit: number, report: null, turns: number) => unknown
  compileSass?: CompileSass
}
type CompileSass = (source: string) => { css: string }

/** freeCodeCamp's compiler settings for tests. */
const environment = ['env', { exclude: ['transform-spread'], modules: false }]
const loopLimitMs = 1500
const loopTurns = 2000

let babel: Promise<Babel> | undefined
let protect: Promise<unknown> | undefined
let sass: Promise<CompileSass> | undefined
let types: Worker | undefined

/** One script for a worker. */
export async function buildScript(files: readonly SourceFile[]): Promise<string> {
  const compiled = await Promise.all(files.map(({ contents }) => compile(contents, [environment])))
  return compiled.join('\n')
}

/** One page: scripts through Babel, style sheets through Sass, linked files inlined. */
export async function buildPage(files: readonly SourceFile[]): Promise<string> {
  const html = files.find(({ ext }) => ext === 'html')?.contents ?? ''
  const css = files.find(({ ext }) => ext === 'css')
  const script = files.find(({ ext }) => /^[jt]sx?$/.test(ext))
  if (script?.ext === 'tsx') await checkTypes(files)
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const style of page.querySelectorAll<HTMLStyleElement>('style[type~="text/scss"]')) {
    const compileSass = await (sass ??= loadHarness('/assets/builder/compile-sass.js').then(sassOf))
    style.textContent = compileSass(style.textContent).css
    style.type = 'text/css'
  }
  for (const link of page.querySelectorAll('link[href$="styles.css"]')) {
    const style = page.createElement('style')
    style.className = 'fcc-injected-styles'
    style.textContent = css?.contents ?? ''
    link.parentNode?.append(style)
    link.removeAttribute('href')
  }
  for (const element of page.querySelectorAll('script')) await embed(element, script)
  return `<!doctype html>${page.documentElement.innerHTML}`
}

async function embed(element: HTMLScriptElement, script: SourceFile | undefined): Promise<void> {
  const src = element.getAttribute('src')
  // Their libraries come from a local server, too, instead of a content network.
  const library = /\/(?<name>react|react-dom)\/18/.exec(src ?? '')?.groups?.['name']
  if (library) {
    element.src = `/assets/libraries/${library}-18.development.js`
    return
  }
  if (src && /babel/.test(src)) {
    element.remove()
    return
  }
  const isModule = (element.dataset['plugins'] ?? '').includes('umd')
  const isBabel = element.type === 'text/babel'
  if (isBabel) element.removeAttribute('type')
  if (src && script && src.replace('./', '') === `${script.name}.${script.ext}`) {
    element.removeAttribute('src')
    element.dataset['src'] = src.replace('./', '')
    const presets =
      script.ext === 'tsx'
        ? [environment, 'react', ['typescript', { isTSX: true, allExtensions: true }]]
        : [environment, ...(script.ext === 'jsx' || isBabel ? ['react'] : [])]
    element.textContent = await compile(script.contents, presets, isModule ? script.name : undefined)
    return
  }
  if (!src)
    element.textContent = await compile(
      element.textContent,
      [environment, ...(isBabel ? ['react'] : [])],
      isModule ? 'inline' : undefined,
    )
}

/**
 * Loops are guarded in plain JavaScript only: the plugin's output for the arrow functions of a JSX module cannot be
 * parsed, and lessons that their runner passes would fail.
 */
async function compile(code: string, presets: unknown[], moduleId?: string): Promise<string> {
  const isPlain = presets.length === 1
  const [{ transform }, loops] = await Promise.all([
    (babel ??= loadBabel()),
    (protect ??= loadHarness('/their/loop-protect.js').then(({ loopProtect }) =>
      loopProtect?.(loopLimitMs, null, loopTurns),
    )),
  ])
  return transform(code, {
    presets,
    plugins: [...(isPlain ? [loops] : []), ...(moduleId === undefined ? [] : ['transform-modules-umd'])],
    ...(moduleId !== undefined && { moduleId }),
    sourceType: 'unambiguous',
  }).code
}

/** Types are checked with the same compiler and declarations as ours. */
async function checkTypes(files: readonly SourceFile[]): Promise<void> {
  const worker = (types ??= new Worker('/assets/builder/build-worker.js'))
  const { promise, resolve } = Promise.withResolvers<readonly BuildProblem[]>()
  const hear = ({ data }: MessageEvent<{ type: string; built?: { problems: readonly BuildProblem[] } }>) => {
    if (data.type !== 'started') resolve(data.built?.problems ?? [])
  }
  worker.addEventListener('message', hear)
  worker.postMessage({ id: 1, type: 'check-types', files })
  const problems = await promise
  worker.removeEventListener('message', hear)
  if (problems.length > 0) throw new Error(problems[0]?.message)
}

async function loadBabel(): Promise<Babel> {
  await loadScript('/their/babel.js')
  return (globalThis as unknown as { Babel: Babel }).Babel
}

async function loadHarness(address: string): Promise<Harness> {
  await loadScript(address)
  return (globalThis as unknown as { harness: Harness }).harness
}

function sassOf({ compileSass }: Harness): CompileSass {
  if (!compileSass) throw new Error('Sass did not load')
  return compileSass
}

function loadScript(src: string): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  script.addEventListener('load', resolve)
  script.addEventListener('error', reject)
  document.head.append(script)
  return promise
}
