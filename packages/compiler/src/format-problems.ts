import type { Problem } from './problem.ts'

/** Two lines a problem: where and what, then what to do. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, message, remedy }) => `${file}:${line}:${column}  ${message}\n    ${remedy}`)
    .join('\n')
}
