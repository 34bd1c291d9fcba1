import type { PreviewOptions, RunnableChallenge, RunOptions, SourceFile } from '../runner.ts'

type Files = readonly SourceFile[]

/** How lessons of one environment run. */
export type Kind = {
  prepare: (challenge: RunnableChallenge, files: Files) => Promise<void>
  run: (challenge: RunnableChallenge, files: Files, options: RunOptions) => Promise<void>
  preview: (challenge: RunnableChallenge, files: Files, options: PreviewOptions) => Promise<void>
}
