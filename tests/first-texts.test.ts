import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { en, textsOf } from '@cairn/locales'
import { expect, test } from 'vitest'
import { partOf } from '../apps/web/catalog-parts.ts'
import { projectRoot } from '../ops/project-root.mjs'

const app = join(projectRoot, 'apps/web/app')
const keys = [...textsOf(en).keys()]

/** What is on these pages before anything is pressed, and the editor, which follows by itself. */
const modules = [
  'root.tsx',
  'home/home-screen.tsx',
  'courses/learn-screen.tsx',
  'courses/course/super-block-screen.tsx',
  'courses/course/block-screen.tsx',
  'workshop/challenge-screen.tsx',
  'workshop/workshop.tsx',
  'workshop/editor/code-editor.tsx',
  'home/first-lesson/open-lesson.tsx',
]

test('pages that load the first texts only show no others before they have loaded them', () => {
  const sources = [...reached(modules.map((name) => join(app, name)))].map(
    (file) => [file.slice(app.length + 1), readFileSync(file, 'utf8')] as const,
  )
  const missing = sources
    // These wait for all texts themselves.
    .filter(([, source]) => !source.includes('useAllTexts()'))
    .flatMap(([file, source]) => usedKeys(source).map((key) => `${file}: ${key}`))
    .filter((use) => partOf(use.split(': ')[1] ?? '') === 'rest')
  expect(sources.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

/** The modules that a module imports, and so on; not those that it loads on demand. */
function reached(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type)([^'"]*?) from '([#.][^']+)'/gm,
    )
    const addresses = [...imports]
      .filter(([, names = '']) => !/^\{(?:\s*type \w+(?: as \w+)?,?\s*)+\}$/.test(names))
      .map(([, , address = '']) =>
        address.startsWith('#') ? join(app, address.slice(1)) : resolve(dirname(file), address),
      )
    reached(
      addresses.filter((address) => /\.tsx?$/.test(address) && existsSync(address)),
      found,
    )
  }
  return found
}

/** The keys in a source, except those of messages that the bar of messages shows once it has all texts. */
function usedKeys(source: string): string[] {
  // A part that varies, as in `frame.themes.${choice}`, may be any name.
  const names = [...source.matchAll(/(['"`])([a-z][A-Za-z]*\.(?:[\w.-]|\$\{[^}]*\})*)\1/g)]
  return names
    .flatMap(([, , text = '']) => {
      const pattern = text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')
      const written = new RegExp(`^${pattern}(?:_(?:zero|one|other))?$`)
      return keys.filter((key) => written.test(key))
    })
    .filter((key) => !/^(?:flash|signin)\./.test(key))
}
