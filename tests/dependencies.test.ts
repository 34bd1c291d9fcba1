import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundledPlaces, lockedPackages, nameOf, productionPlaces } from './product/locked-packages.ts'

const projectRoot = join(import.meta.dirname, '..')
const page = readFileSync(join(projectRoot, 'docs/dependencies.md'), 'utf8')

const maxProductionPackages = 150

/** The package names at the beginning of a chapter's lines, each followed by a reason. */
function namedIn(chapter: string): string[] {
  const text = page.split('\n## ').find((part) => part.startsWith(`${chapter}\n`)) ?? ''
  return [...text.matchAll(/^- `(?<name>[^`]+)`: \S/gm)].map(({ groups }) => groups?.['name'] ?? '')
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

test('every package that a school in production installs is named with its reason', () => {
  expect(namedIn('Installed').toSorted()).toEqual(sorted(productionPlaces().map(nameOf)))
})

test('every package that the built files are made of is named with its reason', () => {
  expect(namedIn('Built in').toSorted()).toEqual(sorted(bundledPlaces().map(nameOf)))
})

test('every package with an installation script is named, and runs it only if that is stated', () => {
  const withScript = Object.entries(lockedPackages()).filter(([, { hasInstallScript }]) => hasInstallScript)
  expect(namedIn('Scripts at installation').toSorted()).toEqual(
    sorted(withScript.map(([place]) => nameOf(place))),
  )
  const { allowScripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
  }
  const inProduction = withScript.filter(([, { dev }]) => !dev).map(([place]) => nameOf(place))
  expect(sorted(inProduction)).toEqual(sorted(Object.keys(allowScripts)))
})

test('a school in production needs few packages', () => {
  expect(productionPlaces().length).toBeLessThanOrEqual(maxProductionPackages)
})

test('every package of the lockfile has a strong hash', () => {
  const lockfile = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')
  const hashes = [...lockfile.matchAll(/"integrity": "(?<hash>[^"]+)"/g)]
  const packages = Object.entries(lockedPackages()).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  expect(hashes).toHaveLength(packages.length)
  expect(hashes.every(({ groups }) => groups?.['hash']?.startsWith('sha512-'))).toBe(true)
})
