import type { RunnableChallenge, RunnerEvent, SourceFile, StatementReport } from '../runner.ts'
import { sampleChallenge, sampleFiles } from './sample-challenge.ts'

/** A challenge in SQL with the given tests. */
export function sqlChallenge(tests: readonly string[] = []): RunnableChallenge {
  return sampleChallenge(12, tests, { environment: 'sql' })
}

/** A program for a lesson with a table of two kinds of tea. */
export function teaFiles(text: string): SourceFile[] {
  const head =
    "CREATE TABLE tea (name text, cups integer); INSERT INTO tea VALUES ('Assam', 3), ('Sencha', 5)"
  return sampleFiles({ sql: text }).map((file) => ({ ...file, head }))
}

/** What was told of the statements of a program, in order. */
export function reportsOf(events: readonly RunnerEvent[]): StatementReport[] {
  const parts = events.flatMap((event) => (event.type === 'console' ? event.parts : []))
  return parts.filter((part): part is StatementReport => typeof part === 'object' && 'kind' in part)
}
