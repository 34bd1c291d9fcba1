import { type ExperimentName, type Variant } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { useEffect } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { call } from '#shared/call/call.ts'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useSite } from '#shared/call/site.ts'

/**
 * The variant of an experiment that this reader gets. The server renders the default; campers who take part get theirs
 * as soon as it is known, and are counted as having seen it.
 */
export function useVariant(experiment: ExperimentName): Variant {
  const { defaultVariants } = useSite()
  const user = useSessionUser()
  const takesPart = user?.allowsAnalytics === true
  const features = useQuery({
    queryKey: ['features', user?.id],
    queryFn: fetchFeatures,
    enabled: takesPart,
    staleTime: Infinity,
  }).data
  const assigned = takesPart ? features?.[experiment] : undefined
  const counted = assigned?.isCounted ? assigned.variant : undefined
  useEffect(() => {
    if (counted) countOnce(experiment, counted)
  }, [experiment, counted])
  return assigned?.variant ?? defaultVariants[experiment]
}

/** Null when the school does not answer: then the defaults stay. */
async function fetchFeatures() {
  const answer = await call('getFeatures')
  return answer.ok ? answer.value.features : null
}

const countedOnThisPage = new Set<ExperimentName>()

function countOnce(experiment: ExperimentName, variant: Variant): void {
  if (countedOnThisPage.has(experiment)) return
  countedOnThisPage.add(experiment)
  analytics.track({ event: 'experiment_viewed', experiment_id: experiment, variation_id: variant })
}
