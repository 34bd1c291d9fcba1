import { environmentOf } from '@cairn/contract'
import { type HooksBefore, noHooks } from '../build/hooks-before.ts'
import type { RunnableChallenge } from '../runner.ts'

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

/** Tests of a camper's own server, whose lessons have no environment, run in a page, too. */
function isPage(challenge: Challenge): boolean {
  const environment = environmentOf(challenge)
  return environment === 'page' || environment === undefined
}
