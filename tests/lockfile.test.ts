import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')
const lockfile = JSON.parse(text) as {
  packages: Packages
}

test('the lockfile holds the packages of every platform, so that npm ci accepts it on all of them', () => {
  expect(missingFrom(lockfile.packages)).toEqual([])
})

test('without the package of one platform it is caught', () => {
  const { 'node_modules/@oxlint/binding-darwin-arm64': _forgotten, ...packages } = lockfile.packages
  expect(missingFrom(packages)).toEqual([
    'node_modules/oxlint needs @oxlint/binding-darwin-arm64, which is not locked',
  ])
})

test('the lockfile records no download address', () => {
  expect(text).not.toMatch(/"resolved": "\w+:/)
})

function missingFrom(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(name, path).some((place) => place in packages))
      .map((name) => `${path} needs ${name}, which is not locked`),
  )
}

/** Where Node looks for a package, from the folder of the one that asks for it up to the root. */
function placesOf(name: string, path: string): string[] {
  const parents = path.split('/node_modules/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  return ['', ...parents.map((parent) => `${parent}/`)].map((parent) => `${parent}node_modules/${name}`)
}
