import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'
import { openCommandLine } from '#testing/open-command-line.ts'

const server = await openTestServer()
const type = await openCommandLine(server)

describe('the command line', () => {
  test.for(['', 'help', '--help'])('lists its commands on %j', async (words) => {
    const { exitCode, printed } = await type(words)
    expect(exitCode).toBe(0)
    expect(printed).toContain('sign-in-code ADDRESS')
  })

  test('lists its commands when it does not know the given one', async () => {
    const { exitCode, complaints } = await type('sign-in ada@example.org')
    expect(exitCode).toBe(1)
    expect(complaints).toMatch(/There is no command “sign-in ada@example.org”[\s\S]*sign-in-code ADDRESS/)
  })

  test.for(['sign-in-code', 'sign-in-code ada@example.org now'])(
    'says what to type instead of %j',
    async (words) => {
      const { exitCode, complaints } = await type(words)
      expect([exitCode, complaints]).toEqual([1, 'Usage: npm run school -- sign-in-code ADDRESS'])
    },
  )

  test.for([
    [['sign-in-code', 'ada\u001B[2J'], {}],
    [['sign\u001B[2J'], {}],
    [['doctor'], { APP_ORIGIN: 'http://\u001B[2J' }],
  ] as const)('shows what a terminal would obey in %j', async ([words, environment]) => {
    const { exitCode, printed, complaints } = await type(words, environment)
    expect([exitCode, printed + complaints]).toEqual([1, expect.stringContaining('\\x1b[2J')])
    expect(printed + complaints).not.toContain('\u001B')
  })

  test('says in a line that a named folder is not there', async () => {
    const { exitCode, complaints } = await type('export /no/such/folder/school')
    expect(exitCode).toBe(1)
    expect(complaints).toMatch(/^ENOENT: no such file or directory, .*\/no\/such\/folder.*\.$/)
  })

  test('says that a folder contains no school, and creates none there', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'no-school-'))
    const { exitCode, complaints } = await type('sign-in-code ada@example.org', { DATA_DIR: directory })
    expect([exitCode, complaints]).toEqual([1, expect.stringContaining(`There is no school in ${directory}`)])
    await rm(directory, { recursive: true })
  })

  test.for([
    ['postgres://localhost:1/school', 'does not answer'],
    ['mysql://localhost', 'DATABASE_URL is not valid'],
  ] as const)('says in a line what is wrong with DATABASE_URL=%s', async ([url, line]) => {
    const { exitCode, complaints } = await type('sign-in-code ada@example.org', { DATABASE_URL: url })
    expect([exitCode, complaints]).toEqual([1, expect.stringContaining(line)])
    expect(complaints).not.toContain('\n')
  })
})
