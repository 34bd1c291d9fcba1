import { needsSass, needsTranspile, pageAddresses } from '../build/build-page.ts'
import { type CompileSass, loadSass } from '../build/compile-sass.ts'
import { libraryAt } from '../build/libraries.ts'
import { loadTranspile, type Transpile } from '../build/transpile.ts'
import type { TestTools } from '../messages.ts'
import type { RunnableChallenge, SourceFile } from '../runner.ts'

type FetchedTools = {
  transpile: Transpile | undefined
  compileSass: CompileSass | undefined
  libraries: ReadonlyMap<string, string>
  testTools: TestTools
}

export type BuildTools = {
  /** What a challenge's files need to become a program: fetched once, and only when something needs it. */
  toolsFor: (files: readonly SourceFile[], challenge: RunnableChallenge) => Promise<FetchedTools>
}

/** Compilers and libraries of one runner. Libraries come from the app's own origin and its browser's cache. */
export function createBuildTools(assetsPath: string): BuildTools {
  let transpile: Promise<Transpile> | undefined
  let sass: Promise<CompileSass> | undefined
  const texts = new Map<string, Promise<string>>()
  const fetchOnce = (file: string): Promise<string> => {
    const known = texts.get(file)
    if (known) return known
    const fetched = fetchText(assetsPath + file)
    texts.set(file, fetched)
    fetched.catch(() => texts.delete(file))
    return fetched
  }
  return {
    toolsFor: async (files, challenge) => {
      const names = [
        ...new Set(pageAddresses(files, challenge).flatMap((address) => libraryAt(address) ?? [])),
      ]
      if (needsTranspile(files)) transpile ??= loadTranspile()
      if (needsSass(files)) sass ??= loadSass()
      const libraries = await Promise.all(
        names.map(async (name) => [name, await fetchOnce(`libraries/${name}`)] as const),
      )
      const { tests: list, hooks } = challenge
      const tests = [...list.map(({ testString }) => testString), ...Object.values(hooks)].join('\n')
      return {
        transpile: await transpile,
        compileSass: await sass,
        libraries: new Map(libraries),
        testTools: {
          ...(tests.includes('Enzyme.') && { enzyme: await fetchOnce('tools/enzyme.js') }),
          ...(tests.includes('.Explorer(') && { explorer: await fetchOnce('tools/explorer.js') }),
          ...(tests.includes('__FakeTimers') && { fakeTimers: await fetchOnce('tools/fake-timers.js') }),
          ...(/(?:^|[^\w$])\$\(/.test(tests) && { jquery: await fetchOnce('libraries/jquery-3.js') }),
        },
      }
    },
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.text()
}
