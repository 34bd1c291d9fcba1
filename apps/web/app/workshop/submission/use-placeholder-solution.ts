import { type Challenge, paths } from '@cairn/contract'
import { useSite } from '#shared/call/site.ts'

/** The link of a lesson for which campers have none of their own: its repository, or its page. */
export function usePlaceholderSolution(challenge: Challenge): string {
  const { appOrigin } = useSite()
  if (challenge.url !== undefined) return `https://github.com/${challenge.url}`
  return appOrigin + paths.challenge(challenge)
}
