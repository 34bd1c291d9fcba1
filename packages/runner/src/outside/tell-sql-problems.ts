import type { RunnerEvent, RunOptions, SourceFile } from '../runner.ts'

/**
 * Tells the errors of a program in SQL as problems in its text as well. PostgreSQL finds them while the program runs,
 * in the one way in which it can: the same text would stop at the same place again.
 */
export function tellSqlProblems(
  files: readonly SourceFile[],
  onEvent: RunOptions['onEvent'],
): RunOptions['onEvent'] {
  const fileKey = files.find(({ ext }) => ext === 'sql')?.fileKey ?? ''
  return (event) => {
    onEvent(event)
    for (const problem of problemsIn(event)) {
      onEvent({ type: 'built', problems: [{ fileKey, ...problem, isFromDatabase: true }] })
    }
  }
}

function problemsIn(event: RunnerEvent): { line: number; column: number; message: string }[] {
  const parts = event.type === 'console' ? event.parts : []
  return parts.flatMap((part) =>
    typeof part === 'object' && 'kind' in part && part.kind === 'error' && part.place
      ? [{ ...part.place, message: [part.message, part.hint ?? ''].filter(Boolean).join('. ') }]
      : [],
  )
}
