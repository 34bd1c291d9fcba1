import type { Challenge, SubmittedFile } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { solvedSources } from '@cairn/runner/solved-sources'

/**
 * What the tests of a lesson are run with when a camper's code is checked again. It is shown from the same files: of two
 * with one key, a visitor would see one and hear of the other.
 */
export function submittedSources({ files }: Challenge, submitted: readonly SubmittedFile[]): SourceFile[] {
  const solution = submitted.map(({ key, contents }) => ({ fileKey: key, contents }))
  return solvedSources(files, solution)
}
