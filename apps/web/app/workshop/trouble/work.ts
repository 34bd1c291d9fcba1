import type { SourceFile } from '@cairn/runner'
import type { TestState } from '#workshop/run/run-state.ts'

/** What a camper has made of a lesson with code: their files, and what its tests said last. */
export type Work = { files: readonly SourceFile[]; tests: readonly TestState[] }

/** The tests that failed, counted from 1. */
export function failedTestsOf({ tests }: Work): number[] {
  return tests.flatMap(({ state }, index) => (state === 'failed' ? [index + 1] : []))
}
