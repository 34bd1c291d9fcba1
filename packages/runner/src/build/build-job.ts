import type { BuildProblem, RunnableChallenge, SourceFile } from '../runner.ts'
import type { HooksBefore } from './hooks-before.ts'

/** What to build from the learner's files: a page, or one program. */
export type BuildJob = {
  kind: 'page' | 'javascript'
  files: readonly SourceFile[]
  settings: Pick<RunnableChallenge, 'required' | 'template'>
  isLoopGuarded: boolean
}

export type Built = {
  /** HTML of a page, or source of a program. */
  text: string
  /** Libraries that have to be loaded before the page. */
  libraries: readonly string[]
  problems: readonly BuildProblem[]
}

/** App to build worker. */
export type BuildRequest = { id: number } & (
  | { type: 'build'; job: BuildJob }
  | { type: 'check-types' | 'read-types'; files: readonly SourceFile[] }
  | { type: 'prepare-tests'; tests: readonly string[]; hooks: HooksBefore }
)

/** What was built or checked, or the tests, prepared. */
export type Outcome = Built | readonly string[]

/** Build worker to app: first that its tools are loaded, which starts the clock, then the result. */
export type BuildAnswer = { id: number } & (
  | { type: 'started' }
  | { type: 'done'; outcome: Outcome }
  | { type: 'failed'; message: string }
)
