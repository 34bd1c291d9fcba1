import type { PageDataOf } from '@cairn/contract'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { View } from './view-of.ts'

type ViewProps = { page: PageDataOf<'challenge'> }
type ViewName = Exclude<View, 'workshop'>

const views: Readonly<Record<ViewName, ComponentType<ViewProps>>> = {
  project: lazy(async () => ({ default: (await import('./project/project.tsx')).Project })),
  tutorial: lazy(async () => ({ default: (await import('./tutorial/tutorial.tsx')).Tutorial })),
  trophy: lazy(async () => ({ default: (await import('./trophy/trophy.tsx')).Trophy })),
  exam: lazy(async () => ({ default: (await import('./exam/exam.tsx')).Exam })),
  quiz: lazy(async () => ({ default: (await import('./quiz/quiz.tsx')).Quiz })),
  reading: lazy(async () => ({ default: (await import('./reading/reading.tsx')).Reading })),
}

/**
 * A page of a lesson without an editor. Its script is loaded only for lessons that need it, because most need the
 * workshop. Until it is here the server's rendering stays; a new rendering would remove it, which `memo` prevents.
 */
export const LaterView = memo(function Later({ view, page }: ViewProps & { view: ViewName }) {
  const Component = views[view]
  return (
    <Suspense>
      <Component page={page} />
    </Suspense>
  )
})
