import type { CompletionOutline } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { latePart } from '#shared/late-part.tsx'
import type { LoadSolution, Opened } from './opened-solution.tsx'
import { SolutionButtons } from './solution-buttons.tsx'

const OpenedSolution = latePart(async () => (await import('./opened-solution.tsx')).OpenedSolution)

/** `path` is the lesson's address; null when the lesson no longer exists. */
type RenderSolution = (completed: CompletionOutline, title: string, path: string | null) => ReactNode

type WithSolutionsProps = {
  username: string
  /** Called when a solution is opened; null when it is unavailable. */
  loadSolution: LoadSolution
  /** Said of a completion without a solution. */
  none?: string
  children: (renderSolution: RenderSolution) => ReactNode
}

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
