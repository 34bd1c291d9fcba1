import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')

const decisions = new Set(
  readdirSync(join(projectRoot, 'docs/decisions')).map((name) => Number(name.slice(0, 4))),
)

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)(?:\/\/|--) .*$/gm
/** A page without its folder, which readers cannot open, or a section of a text that is not a published standard. */
const withoutPlace = /(?<![\w/-])[\w-]+\.md\b|(?<![A-Z]\w* |\d )§\d+/g

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  // This file makes up references that lead nowhere.
  .filter((file) => file !== '' && basename(file) !== basename(import.meta.filename))

function hasHeading(page: string, heading: string): boolean {
  const path = join(projectRoot, page)
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return lines.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
}

/** The references in a source file that lead nowhere. */
function deadReferences(source: string): string[] {
  // A reference may continue on the next line of a comment.
  const text = source.replaceAll(/\n\s*(?:\*|\/\/|--)?\s*/g, ' ')
  const pages = [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([page]) => page)
  const headings = [...text.matchAll(/\b(docs\/[\w/-]+\.md), “([^”]+)”/g)]
  const numbers = [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  )
  return [
    ...pages.filter((page) => !existsSync(join(projectRoot, page))),
    ...headings
      .filter(([, page = '', heading = '']) => !hasHeading(page, heading))
      .map(([reference]) => reference),
    ...numbers.filter((number) => !decisions.has(Number(number))).map((number) => `decision ${number}`),
    ...(source.match(comment) ?? []).flatMap((words) => words.match(withoutPlace) ?? []),
  ]
}

describe('references to documentation', () => {
  test('lead to pages, headings and decisions that exist', () => {
    const dead = files.map((file) => ({
      file,
      references: deadReferences(readFileSync(join(projectRoot, file), 'utf8')),
    }))
    expect(dead.filter(({ references }) => references.length > 0)).toEqual([])
  })

  test.for([
    '/** Points (docs/reference/api.md, “Points and calendar”). */',
    '/**\n * A long comment (docs/reference/api.md,\n * “Points and calendar”).\n */',
    '-- See docs/configuration.md.',
    '// Agreed upon in decision 30, and decisions 2, 40 and 41.',
    '// Quality values (RFC 9110 §12.5.3), and a ceremony without a result (WebAuthn §5.1).',
  ])('are accepted: %j', (source) => {
    expect(deadReferences(source)).toEqual([])
  })

  test.for([
    ['/** Points (docs/reference/api.md, “No such heading”). */', 'docs/reference/api.md, “No such heading”'],
    ['// docs/reference/api.md,\n  // “Points”', 'docs/reference/api.md, “Points”'],
    ['// See docs/no-such-page.md.', 'docs/no-such-page.md'],
    ['// Agreed upon in decisions 30 and 9999.', 'decision 9999'],
    ['/** One point for joining (plan.md). */', 'plan.md'],
    ['// The words of our plan, §8.', '§8'],
  ] as const)('twin: are caught if they lead nowhere: %j', ([source, reference]) => {
    expect(deadReferences(source)).toEqual([reference])
  })
})
