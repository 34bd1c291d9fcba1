import type { Challenge, PrivateChallenge } from '@cairn/contract'

/** A lesson with its hidden tests, without what is only read, and without the choice of the file that it opens with. */
export function whatRuns(challenge: Challenge, { hiddenTests }: PrivateChallenge): object {
  const {
    title: _t,
    description: _d,
    instructions: _i,
    workedExample: _w,
    opensWith: _o,
    ...code
  } = challenge
  const { tests, ...parts } = code
  return { ...parts, tests: [...tests, ...hiddenTests].map(({ testString }) => testString) }
}
