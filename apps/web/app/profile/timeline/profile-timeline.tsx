import type { CompletedChallenge, TimelinePage } from '@cairn/contract'
import { WithSolutions } from '#solutions/with-solutions.tsx'
import { Timeline } from './timeline.tsx'

export type ProfileTimelineProps = {
  username: string
  first: TimelinePage
  loadPage: (page: number) => Promise<TimelinePage>
  loadSolution: (challengeId: string) => Promise<CompletedChallenge | null>
}

/** The timeline, with one open solution at a time. */
export function ProfileTimeline({ loadSolution, ...timeline }: ProfileTimelineProps) {
  return (
    <WithSolutions username={timeline.username} loadSolution={loadSolution}>
      {(renderSolution) => <Timeline {...timeline} renderSolution={renderSolution} />}
    </WithSolutions>
  )
}
