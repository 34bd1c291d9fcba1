import type { CompletedChallenge, CompletionOutline } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { ExamResultsDialog } from './exam-results-dialog.tsx'
import { ProjectDialog } from './project-dialog.tsx'
import type { SolutionView } from './solution-buttons.tsx'
import { SolutionDialog } from './solution-dialog.tsx'

export type LoadSolution = (challengeId: string) => Promise<CompletedChallenge | null>

/** Which solution is open, and how. `path` is the lesson's address; null when the lesson no longer exists. */
export type Opened = {
  view: SolutionView
  completed: CompletionOutline
  title: string
  path: string | null
}

type OpenedSolutionProps = Opened & { username: string; loadSolution: LoadSolution; onClose: () => void }

/** The dialog of a solution. */
export function OpenedSolution({ view, ...opened }: OpenedSolutionProps) {
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
