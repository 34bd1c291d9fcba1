import { type HooksBefore, noHooks } from '../build/with-hooks.ts'
import type { RunnableChallenge } from '../runner.ts'
import { environmentToTest } from './environment-for.ts'

type Hooks = RunnableChallenge['hooks']
type Challenge = Pick<RunnableChallenge, 'challengeType' | 'environment' | 'hooks'>

/** The hooks that become a part of each test's text. A program may have names of its own for what they declare. */
export function hooksWithin(challenge: Challenge): HooksBefore {
  return isPage(challenge) ? challenge.hooks : noHooks
}

/** The hooks that run by themselves. A page has run when its tests begin; a program runs after the hook before it. */
export function hooksBeside(challenge: Challenge): Hooks {
  const { hooks } = challenge
  return isPage(challenge) ? { ...hooks, beforeEach: '' } : hooks
}

function isPage(challenge: Challenge): boolean {
  return environmentToTest(challenge) === 'page'
}
