import { needsTranspile, pageAddresses } from '../build/build-page.ts'
import { libraryAt } from '../build/libraries.ts'
import { loadTranspile, type Transpile } from '../build/transpile.ts'
import type { RunnableChallenge, SourceFile } from '../runner.ts'

export type BuildTools = {
  /** What a challenge's files need to become a program: fetched once, and only when something needs it. */
  toolsFor: (
    files: readonly SourceFile[],
    challenge: RunnableChallenge,
  ) => Promise<{ transpile: Transpile | undefined; libraries: ReadonlyMap<string, string> }>
}

/** Compilers and libraries of one runner. Libraries come from the app's own origin and its browser's cache. */
export function createBuildTools(assetsPath: string): BuildTools {
  let transpile: Promise<Transpile> | undefined
  const libraries = new Map<string, Promise<string>>()
  const fetchLibrary = (name: string): Promise<string> => {
    const known = libraries.get(name)
    if (known) return known
    const fetched = fetchText(`${assetsPath}libraries/${name}`)
    libraries.set(name, fetched)
    fetched.catch(() => libraries.delete(name))
    return fetched
  }
  return {
    toolsFor: async (files, challenge) => {
      const names = [
        ...new Set(pageAddresses(files, challenge).flatMap((address) => libraryAt(address) ?? [])),
      ]
      if (needsTranspile(files)) transpile ??= loadTranspile()
      const texts = await Promise.all(names.map(async (name) => [name, await fetchLibrary(name)] as const))
      return { transpile: await transpile, libraries: new Map(texts) }
    },
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.text()
}
