import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { AuthorError } from '../author/author-error.ts'

/** No other kinds: some of git's run commands. */
const protocols = 'file:git:http:https:ssh'

/**
 * What a git command prints.
 *
 * @throws AuthorError with git's own last words when it fails, or when git is not installed
 */
export async function readGit(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_ALLOW_PROTOCOL: protocols }
  try {
    return (await promisify(execFile)('git', [...args], { env })).stdout.trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ENOENT') {
      throw new AuthorError(
        'git is not installed. Install it, or download the lessons and name their folder.',
      )
    }
    const said = 'stderr' in error ? String(error.stderr).trim() : ''
    throw new AuthorError(`git could not read this: ${said.split('\n').at(-1) || error.message}`)
  }
}
