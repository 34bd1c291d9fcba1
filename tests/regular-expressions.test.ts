import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isNightly } from './product/is-nightly.ts'

const projectRoot = join(import.meta.dirname, '..')

/** Code that runs on the server, in a reader's browser, or on an author's machine. */
const ours = /^(?:apps|packages|ops)\/.*\.(?:ts|tsx|mjs)$/
const onlyTested = /\.test\.tsx?$|\/testing\//

/** The slowest expression takes some seconds on a machine with nothing else to do. */
const checkerTimeoutMs = 240_000

type Expression = { pattern: string; flags: string; file: string }

function expressionsOf(file: string): Expression[] {
  const { program, errors } = parseSync(file, readFileSync(join(projectRoot, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found: Expression[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) found.push({ ...(node.regex as { pattern: string; flags: string }), file })
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
}

/** What the checker reports for an expression; undefined for nothing. */
async function complaintOf({ pattern, flags, file }: Expression): Promise<string | undefined> {
  const found = await check(pattern, flags, { timeout: checkerTimeoutMs })
  if (found.status === 'safe') return undefined
  const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind
  return `${file}: /${pattern}/${flags} is ${found.status}, ${why}`
}

test('the checker finds an expression that a long text can slow down', async () => {
  const slow = { pattern: String.raw`^(?:\w+\s?)*$`, flags: '', file: 'a.ts' }
  expect(await complaintOf(slow)).toContain('exponential')
})

test.runIf(isNightly)(
  'no regular expression of ours can be slowed down by a long text',
  { timeout: 600_000 },
  async () => {
    const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n')
    const expressions = files
      .filter((file) => ours.test(file) && !onlyTested.test(file))
      .flatMap(expressionsOf)
    const different = new Map(expressions.map((one) => [`/${one.pattern}/${one.flags}`, one]))
    expect(different.size).toBeGreaterThan(100)
    const complaints: (string | undefined)[] = []
    for (const expression of different.values()) complaints.push(await complaintOf(expression))
    expect(complaints.filter(Boolean)).toEqual([])
  },
)
