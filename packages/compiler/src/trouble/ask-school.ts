import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { AuthorError } from '../author/author-error.ts'

const schoolCommand = join(import.meta.dirname, '../../../../ops/school.ts')
const mostBytes = 1024 ** 3

/** Runs a command of the school, which finds its database as all of its commands do, and returns what it prints. */
export function askSchool(...words: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [schoolCommand, ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: mostBytes,
  })
  if (status !== 0) throw new AuthorError('The school did not answer. The line above says why.')
  return stdout.trim()
}
