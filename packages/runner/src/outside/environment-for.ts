import { environmentOf, type TestEnvironment } from '@cairn/contract'
import type { RunnableChallenge } from '../runner.ts'

type Typed = Pick<RunnableChallenge, 'challengeType' | 'environment'>

/**
 * Where the tests of a lesson run.
 *
 * @throws Error for a type without code; existing clients know its message
 */
export function environmentToTest(challenge: Typed): TestEnvironment {
  const environment = environmentOf(challenge)
  if (environment) return environment
  throw new Error(`Cannot get test runner for challenge type ${challenge.challengeType}`)
}

/**
 * Where the code of a lesson is built and shown.
 *
 * @throws Error for a type without code; existing clients know its message
 */
export function environmentToPreview(challenge: Typed): TestEnvironment {
  const environment = environmentOf(challenge)
  if (environment) return environment
  throw new Error(`Cannot build challenge of type ${challenge.challengeType}`)
}
