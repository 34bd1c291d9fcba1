import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.mjs'

/** Where this branch left the main one, so that all its commits count; on the main branch, the last commit. */
export function findBase(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      // There is no such branch in this clone.
    }
  }
  return 'HEAD'
}

/** Files that differ from a commit and still exist, new ones included. Paths are relative to the project. */
export function listChanged(since: string): string[] {
  const changed = git('diff', '--name-only', '--relative', since)
  const created = git('ls-files', '--others', '--exclude-standard')
  return [...changed.split('\n'), ...created.split('\n')].filter(
    (file) => file !== '' && existsSync(join(projectRoot, file)),
  )
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
