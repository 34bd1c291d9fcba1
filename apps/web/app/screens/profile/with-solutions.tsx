import type { CompletedChallenge } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { ExamResultsDialog } from '#features/solution/exam-results-dialog.tsx'
import { SolutionButtons, type SolutionView } from '#features/solution/solution-buttons.tsx'
import { SolutionDialog } from '#features/solution/solution-dialog.tsx'
import { ProjectDialog } from './project-dialog.tsx'

type WithSolutionsProps = {
  username: string
  /** Where the lesson of a completion is; undefined for one that is not there any more. */
  pathOf: (challengeId: string) => string | undefined
  children: (renderSolution: (completed: CompletedChallenge, title: string) => ReactNode) => ReactNode
}

type Opened = { view: SolutionView; completed: CompletedChallenge; title: string }

/** Something that shows what a camper handed in, and one of it opened at a time. */
export function WithSolutions({ username, pathOf, children }: WithSolutionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      {children((completed, title) => (
        <SolutionButtons
          completed={completed}
          title={title}
          onShow={(view) => setOpened({ view, completed, title })}
        />
      ))}
      {opened && (
        <OpenedSolution
          {...opened}
          username={username}
          path={pathOf(opened.completed.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type OpenedSolutionProps = Opened & { username: string; path: string | undefined; onClose: () => void }

function OpenedSolution({ view, path, ...shared }: OpenedSolutionProps) {
  const { title, completed, onClose } = shared
  if (view === 'code') return <SolutionDialog {...shared} />
  if (view === 'preview') return path === undefined ? null : <ProjectDialog {...shared} path={path} />
  return completed.examResults ? (
    <ExamResultsDialog title={title} results={completed.examResults} onClose={onClose} />
  ) : null
}
