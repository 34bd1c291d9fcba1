import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LockedPackage = {
  dev?: boolean
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

type Lockfile = { packages: Record<string, LockedPackage> }

/** Workspaces whose libraries become part of `.build`, and their packages that only build, test or describe types. */
const bundledWorkspaces = ['apps/web', 'packages/credentials', 'packages/runner']
const buildTools =
  /^(?:vite|@react-router\/dev|@types\/.+|@digitalbazaar\/vc|@digitalcredentials\/verifier-core)$/

/** The packages of the lockfile, by path. */
export function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  const file = join(import.meta.dirname, '../../package-lock.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as Lockfile).packages
}

/** Paths of what `npm install --omit=dev` installs on one platform or another. */
export function productionPlaces(): string[] {
  return Object.entries(lockedPackages())
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place]) => place)
}

/** Paths of everything that `.build` is made of, including dependencies of dependencies. */
export function bundledPlaces(): string[] {
  const packages = lockedPackages()
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const place = placeOf(packages, from, name)
    if (place === undefined || packages[place]?.link || found.has(place)) return
    found.add(place)
    for (const needed of Object.keys(packages[place]?.dependencies ?? {})) add(place, needed)
  }
  for (const workspace of bundledWorkspaces) {
    const libraries = Object.keys(packages[workspace]?.devDependencies ?? {})
    for (const name of libraries.filter((one) => !buildTools.test(one))) add(workspace, name)
  }
  return [...found]
}

/** `a/node_modules/@b/c` → `@b/c`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** Where Node would find a package: next to the package that imports it, or further up. */
function placeOf(
  packages: Readonly<Record<string, LockedPackage>>,
  from: string,
  name: string,
): string | undefined {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[place]) return place
  if (from === '') return undefined
  const parent = from.lastIndexOf('/node_modules/')
  return placeOf(packages, parent === -1 ? '' : from.slice(0, parent), name)
}
