import { type Challenge, paths } from '@cairn/contract'
import { useHref } from 'react-router'

/** The element that says what came of a form. */
export const outcomeId = 'outcome'

/** Where browsers send the form of a lesson by themselves: to its page, which then opens at the outcome. */
export function useFormAddress(challenge: Challenge): string {
  return useHref(`${paths.challenge(challenge)}#${outcomeId}`)
}
