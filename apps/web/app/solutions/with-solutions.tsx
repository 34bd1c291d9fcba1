import type { CompletedChallenge, CompletionOutline } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { useQuery } from '#shared/call/queries.ts'
import { ExamResultsDialog } from './exam-results-dialog.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import { SolutionButtons, type SolutionView } from './solution-buttons.tsx'
import { SolutionDialog } from './solution-dialog.tsx'

/** `path` is the lesson's address; null when the lesson no longer exists. */
type RenderSolution = (completed: CompletionOutline, title: string, path: string | null) => ReactNode

type LoadSolution = (challengeId: string) => Promise<CompletedChallenge | null>

type WithSolutionsProps = {
  username: string
  /** Called when a solution is opened; null when it is unavailable. */
  loadSolution: LoadSolution
  /** Said of a completion without a solution. */
  none?: string
  children: (renderSolution: RenderSolution) => ReactNode
}

type Opened = { view: SolutionView; completed: CompletionOutline; title: string; path: string | null }

/** A list of a camper's completions, with one open solution at a time. */
export function WithSolutions({ username, loadSolution, none, children }: WithSolutionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <>
      {children((completed, title, path) => (
        <SolutionButtons
          completed={completed}
          title={title}
          none={none}
          onShow={(view) => setOpened({ view, completed, title, path })}
        />
      ))}
      {opened && (
        <OpenedSolution
          {...opened}
          username={username}
          loadSolution={loadSolution}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

type OpenedSolutionProps = Opened & { username: string; loadSolution: LoadSolution; onClose: () => void }

function OpenedSolution({ view, ...opened }: OpenedSolutionProps) {
  const { title, completed, onClose } = opened
  if (view !== 'results') return <OpenedCode {...opened} view={view} />
  return completed.examResults ? (
    <ExamResultsDialog title={title} results={completed.examResults} onClose={onClose} />
  ) : null
}

type OpenedCodeProps = Omit<OpenedSolutionProps, 'view'> & { view: Exclude<SolutionView, 'results'> }

/** Code is fetched each time it is opened, because it may have been submitted again. */
function OpenedCode({ view, completed: { id }, path, loadSolution, ...shared }: OpenedCodeProps) {
  const { data, isError } = useQuery({
    queryKey: ['solution', shared.username, id],
    queryFn: () => loadSolution(id),
    staleTime: 0,
    gcTime: 0,
  })
  const solution = isError ? null : data
  if (view === 'code') return <SolutionDialog {...shared} path={path} completed={solution} />
  return path === null ? null : <ProjectDialog {...shared} path={path} completed={solution} />
}
