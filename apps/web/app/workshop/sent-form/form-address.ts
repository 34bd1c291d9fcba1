import { type Challenge, paths } from '@cairn/contract'

/** The element that says what came of a form. */
export const outcomeId = 'outcome'

/** Where browsers send the form of a lesson by themselves: to its page, which then opens at the outcome. */
export function formAddress(challenge: Challenge): string {
  return `${paths.challenge(challenge)}#${outcomeId}`
}
