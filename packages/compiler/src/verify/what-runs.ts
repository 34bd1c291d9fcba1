import type { Challenge, PrivateChallenge } from '@cairn/contract'

const onlyRead = ['title', 'description', 'instructions', 'workedExample', 'opensWith'] as const

/** A lesson with its hidden tests, without what is only read, and without the choice of the file that it opens with. */
export function whatRuns(challenge: Challenge, { hiddenTests }: PrivateChallenge): object {
  const { tests, ...parts }: Partial<Challenge> = challenge
  for (const name of onlyRead) delete parts[name]
  const all = [...(tests ?? []), ...hiddenTests]
  return { ...parts, tests: all.map(({ testString }) => testString) }
}
