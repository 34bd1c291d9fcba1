import type { RunnableChallenge, SourceFile } from '../runner.ts'
import type { PageTools } from './build-page.ts'
import type { CompileSass } from './compile-sass.ts'
import { libraryAt } from './libraries.ts'
import { needsSass, needsTranspile } from './needed-compilers.ts'
import { pageAddresses } from './page-addresses.ts'
import type { Transpile } from './transpile.ts'
import type { Declarations, TypeChecker } from './types/check-types.ts'

type TypesBundle = { createTypeChecker: (declarations: Declarations) => TypeChecker }

export type BuildTools = {
  /** The compilers and libraries of a build, fetched once and only when needed. */
  toolsFor: (
    files: readonly SourceFile[],
    settings: Pick<RunnableChallenge, 'required' | 'template'>,
  ) => Promise<Omit<PageTools, 'isLoopGuarded'>>
  typeChecker: () => Promise<TypeChecker>
}

/** Loads compilers and libraries from next to the build worker's own script. */
export function createBuildTools(): BuildTools {
  const fetchOnce = once(async (name: string) => {
    const response = await fetch(new URL(name, location.href))
    if (!response.ok) throw new TypeError(`${name} answered ${response.status}`)
    return response.text()
  })
  const bundles = new Map<string, unknown>()
  const bundle = <Bundle>(name: string): Bundle => {
    if (!bundles.has(name)) bundles.set(name, loadBundle(name))
    return bundles.get(name) as Bundle
  }
  let checker: Promise<TypeChecker> | undefined
  const openChecker = async () => {
    const declarations = JSON.parse(await fetchOnce('declarations.json')) as Declarations
    return bundle<TypesBundle>('types.js').createTypeChecker(declarations)
  }
  return {
    toolsFor: async (files, settings) => {
      const names = new Set(pageAddresses(files, settings).flatMap((address) => libraryAt(address) ?? []))
      const libraries = await Promise.all(
        [...names].map(async (name) => [name, await fetchOnce(`../libraries/${name}`)] as const),
      )
      return {
        ...(needsTranspile(files) && bundle<{ transpile: Transpile }>('transpile.js')),
        ...(needsSass(files) && bundle<{ compileSass: CompileSass }>('compile-sass.js')),
        libraries: new Map(libraries),
      }
    },
    typeChecker: () => {
      checker ??= openChecker()
      checker.catch(() => (checker = undefined))
      return checker
    },
  }
}

/** What one of documents/write-builder.ts's scripts exports. */
function loadBundle(name: string): unknown {
  importScripts(new URL(name, location.href).href)
  return (globalThis as { harness?: unknown }).harness
}

function once(load: (name: string) => Promise<string>): (name: string) => Promise<string> {
  const loads = new Map<string, Promise<string>>()
  return (name) => {
    const known = loads.get(name)
    if (known) return known
    const loading = load(name)
    loads.set(name, loading)
    loading.catch(() => loads.delete(name))
    return loading
  }
}

declare function importScripts(address: string): void
