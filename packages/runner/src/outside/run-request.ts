import { limits, testEnvironmentOf } from '@cairn/contract'
import type { TestRequest } from '../messages.ts'
import type { RunnableChallenge, SourceFile } from '../runner.ts'

/** What a sandbox is asked, given the built program. */
export function toTestRequest(
  challenge: RunnableChallenge,
  files: readonly SourceFile[],
  source: string,
): TestRequest {
  return {
    type: 'test',
    id: runId(),
    from: 0,
    tests: challenge.tests.map(({ testString }) => testString),
    hooks: challenge.hooks,
    source,
    code: files.map(({ contents }) => contents).join(''),
    editableContents: files.map(({ editableContents }) => editableContents).join(''),
    testTimeoutMs: limits.testTimeoutMs,
    loopLimitMs: limits.testLoopLimitMs,
  }
}

/** Nobody can foresee it, so nobody else can speak for this run. */
export function runId(): string {
  return crypto.randomUUID()
}

export function environmentOf({ challengeType }: RunnableChallenge) {
  const environment = testEnvironmentOf(challengeType)
  if (environment === null) throw new Error(`Cannot get test runner for challenge type ${challengeType}`)
  return environment
}
