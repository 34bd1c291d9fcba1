import { sampleChallenge, sampleFiles, statesOf } from './sample-challenge.ts'
import type { Rig } from './start-rig.ts'

/** A lesson's test that runs these lines of Python among the program's names. */
export const asPythonTest = (python: string) => `({ test: () => { runPython(${JSON.stringify(python)}) } })`

/** What such tests say of a program, in order. */
export async function judgePython(rig: Rig, py: string, tests: readonly string[]): Promise<string[]> {
  return statesOf(await rig.run(sampleChallenge(20, tests.map(asPythonTest)), sampleFiles({ py })))
}
