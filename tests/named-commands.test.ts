import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The commands of a page that do not exist: scripts of the project, and benchmarks. */
function unknownCommands(page: string): string[] {
  const commands = page.matchAll(/npm run (?<script>[\w:-]+)(?: -- (?<benchmark>[\w-]+))?/g)
  return [...commands]
    .filter(({ groups }) => {
      const { script = '', benchmark } = groups ?? {}
      if (!Object.hasOwn(scripts, script)) return true
      return script === 'bench' && !existsSync(join(projectRoot, `bench/${benchmark}.ts`))
    })
    .map(([command]) => command)
}

describe('commands that pages name', () => {
  test.for([
    'README.md',
    'CONTRIBUTING.md',
    'docs/authoring.md',
    'docs/backup.md',
    'docs/configuration.md',
    'docs/moving.md',
    'docs/releasing.md',
    'docs/scaling.md',
  ])('exist: %s', (page) => {
    const text = readFileSync(join(projectRoot, page), 'utf8')
    expect(text).toContain('npm run ')
    expect(unknownCommands(text)).toEqual([])
  })

  test('twin: are caught if they do not', () => {
    expect(unknownCommands('`npm run bench -- speed`, `npm run measure`, `npm run bench -- pages`')).toEqual([
      'npm run bench -- speed',
      'npm run measure',
    ])
  })
})

test('the pictures of the README are small', () => {
  const folder = join(projectRoot, 'docs/images')
  const large = readdirSync(folder).filter((name) => statSync(join(folder, name)).size > 150_000)
  expect(large).toEqual([])
})
