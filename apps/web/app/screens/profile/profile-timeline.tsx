import type { ChallengePlace, CompletedChallenge, PublicUser } from '@cairn/contract'
import { useState } from 'react'
import { ExamResultsDialog } from '#features/solution/exam-results-dialog.tsx'
import { SolutionButtons, type SolutionView } from '#features/solution/solution-buttons.tsx'
import { SolutionDialog } from '#features/solution/solution-dialog.tsx'
import { Timeline } from '#features/timeline/timeline.tsx'
import { ProjectDialog } from './project-dialog.tsx'

type ProfileTimelineProps = {
  user: PublicUser
  places: Readonly<Record<string, ChallengePlace>>
}

type Opened = { view: SolutionView; completed: CompletedChallenge; title: string }

/** The timeline, and one solution of it at a time. */
export function ProfileTimeline({ user, places }: ProfileTimelineProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      <Timeline
        username={user.username}
        completed={user.completedChallenges}
        places={places}
        renderSolution={(completed, title) => (
          <SolutionButtons
            completed={completed}
            title={title}
            onShow={(view) => setOpened({ view, completed, title })}
          />
        )}
      />
      {opened && (
        <OpenedSolution
          {...opened}
          username={user.username}
          place={places[opened.completed.id]}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type OpenedSolutionProps = Opened & {
  username: string
  place: ChallengePlace | undefined
  onClose: () => void
}

function OpenedSolution({ view, place, ...shared }: OpenedSolutionProps) {
  const { title, completed, onClose } = shared
  if (view === 'code') return <SolutionDialog {...shared} />
  if (view === 'preview') return place ? <ProjectDialog {...shared} place={place} /> : null
  return completed.examResults ? (
    <ExamResultsDialog title={title} results={completed.examResults} onClose={onClose} />
  ) : null
}
