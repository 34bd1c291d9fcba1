import type { RunnableChallenge, RunnerEvent, ScriptReport, SourceFile } from '../runner.ts'
import { sampleChallenge, sampleFiles } from './sample-challenge.ts'

/** A challenge in a shell with the given tests. */
export function shellChallenge(tests: readonly string[] = []): RunnableChallenge {
  return sampleChallenge(12, tests, { environment: 'shell' })
}

/** A script for a lesson with a folder of two recipes. */
export function teaScript(text: string): SourceFile[] {
  const head = "mkdir recipes\nprintf 'Assam\\nmilk\\n' > recipes/chai.txt\necho 'Sencha' > recipes/green.txt"
  return sampleFiles({ sh: text }).map((file) => ({ ...file, head }))
}

/** What was told of a script besides what it printed, in order. */
export function scriptReportsOf(events: readonly RunnerEvent[]): ScriptReport[] {
  const parts = events.flatMap((event) => (event.type === 'console' ? event.parts : []))
  return parts.filter((part): part is ScriptReport => typeof part === 'object' && 'kind' in part)
}

/** The lines that were printed, each with its level. */
export function linesOf(events: readonly RunnerEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'console'
      ? event.parts.flatMap((part) => (typeof part === 'string' ? [`${event.level}: ${part}`] : []))
      : [],
  )
}
