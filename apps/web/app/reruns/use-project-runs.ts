import type { listProjectRuns, OkOf } from '@cairn/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { useQuery } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'

export type ProjectRuns = OkOf<typeof listProjectRuns>

/** How often a page asks while a project waits. */
const askAgainMs = 5000

/** The camper's projects that the school runs again, kept up to date while one of them waits; undefined at first. */
export function useProjectRuns(): ProjectRuns | undefined {
  // A claim, which is a completion, may have asked for more runs.
  const completions = useSessionUser()?.completedChallenges.length ?? 0
  const { data } = useQuery({
    queryKey: ['project-runs', completions],
    queryFn: fetchProjectRuns,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.projectRuns.some(isWaiting) ? askAgainMs : false),
  })
  return data
}

function isWaiting({ state }: ProjectRuns['projectRuns'][number]): boolean {
  return state === 'waiting'
}

/** @throws Error when the school does not answer, or refuses to */
async function fetchProjectRuns(): Promise<ProjectRuns> {
  const answer = await call('listProjectRuns')
  if (!answer.ok) throw new Error(answer.refusal.key)
  return answer.value
}
