import type { RunnerEvent, RunOptions, SourceFile } from '../runner.ts'

/** Tells the place at which the shell could not read a script as a problem in its text as well. */
export function tellScriptProblems(
  files: readonly SourceFile[],
  onEvent: RunOptions['onEvent'],
): RunOptions['onEvent'] {
  const fileKey = files.find(({ ext }) => ext === 'sh')?.fileKey ?? ''
  return (event) => {
    onEvent(event)
    const problems = placesIn(event).map((problem) => ({ fileKey, ...problem }))
    if (problems.length > 0) onEvent({ type: 'built', problems })
  }
}

function placesIn(event: RunnerEvent): { line: number; column: number; message: string }[] {
  const parts = event.type === 'console' ? event.parts : []
  return parts.flatMap((part) =>
    typeof part === 'object' && 'kind' in part && part.kind === 'script-error'
      ? [{ ...part.place, message: part.message }]
      : [],
  )
}
