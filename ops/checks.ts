/** A program that looks at the sources. */
export type Check = {
  name: string
  /** A script under `node_modules`, and its arguments. */
  command: readonly [script: string, ...args: string[]]
}

/** The folders that are type-checked by themselves; `.` is what belongs to no workspace. */
export const workspaces = [
  'packages/contract',
  'packages/locales',
  'packages/credentials',
  'packages/compiler',
  'packages/runner',
  'apps/rerunner',
  'apps/server',
  'apps/web',
  '.',
]

/** Checks that must pass before it is worth running tests. */
export const checks: readonly Check[] = [
  { name: 'format', command: ['oxfmt/bin/oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint/bin/oxlint', '--type-aware', '--deny-warnings'] },
  ...workspaces.map(typeCheck),
  { name: 'unused files, exports and dependencies', command: ['knip/bin/knip.js'] },
]

export function typeCheck(workspace: string): Check {
  return {
    name: `types of ${workspace === '.' ? 'ops, tests and bench' : workspace}`,
    command: ['typescript/bin/tsc', '-p', workspace],
  }
}
