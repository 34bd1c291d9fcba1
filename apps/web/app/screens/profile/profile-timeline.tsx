import type { ChallengePlace, PublicUser } from '@cairn/contract'
import { Timeline } from '#features/timeline/timeline.tsx'
import { WithSolutions } from './with-solutions.tsx'

type ProfileTimelineProps = {
  user: PublicUser
  places: Readonly<Record<string, ChallengePlace>>
}

/** The timeline, and one solution of it at a time. */
export function ProfileTimeline({ user: { username, completedChallenges }, places }: ProfileTimelineProps) {
  return (
    <WithSolutions username={username} pathOf={(id) => places[id]?.path}>
      {(renderSolution) => (
        <Timeline
          username={username}
          completed={completedChallenges}
          places={places}
          renderSolution={renderSolution}
        />
      )}
    </WithSolutions>
  )
}
