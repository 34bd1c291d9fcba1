/** A mistake in a file that an author wrote, with what to do about it. Lines and columns count from 1. */
export type Problem = {
  file: string
  line: number
  column: number
  message: string
  remedy: string
}

/** What every stage gives: as much output as could be made, and all problems met on the way. */
export type Outcome<Output> = { output: Output; problems: readonly Problem[] }
