import type { BuildProblem, RunnableChallenge, SourceFile } from '../runner.ts'

/** What is to become of the learner's files: a page, or one program. */
export type BuildJob = {
  kind: 'page' | 'javascript'
  files: readonly SourceFile[]
  settings: Pick<RunnableChallenge, 'required' | 'template'>
  isLoopGuarded: boolean
}

export type Built = {
  /** HTML of a page, or source of a program. */
  text: string
  /** Libraries that a page begins with; they have to be there before it. */
  libraries: readonly string[]
  problems: readonly BuildProblem[]
}

/** App to build worker. */
export type BuildRequest = { id: number } & (
  | { type: 'build'; job: BuildJob }
  | { type: 'check-types' | 'read-types'; files: readonly SourceFile[] }
)

/** Build worker to app: first that its tools have arrived, from when on the clock runs, then what it made. */
export type BuildAnswer = { id: number } & (
  | { type: 'started' }
  | { type: 'done'; built: Built }
  | { type: 'failed'; message: string }
)
