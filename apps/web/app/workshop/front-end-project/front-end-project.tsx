import type { PageDataOf } from '@cairn/contract'
import { ProjectSubmission } from '#workshop/project/project-submission.tsx'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { BuiltHere } from './built-here.tsx'
import { useWay } from './use-way.ts'
import { WayChoice } from './way-choice.tsx'

/** The page of a front-end project: an editor to build it in, or a form for a link to where it was built. */
export function FrontEndProject({ page }: { page: PageDataOf<'challenge'> }) {
  const { way, choose, isFresh } = useWay(page.challenge)
  const choice = <WayChoice key={way} way={way} takesFocus={isFresh} onChoose={choose} />
  if (way === 'here') return <BuiltHere page={page} choice={choice} isFocusTaken={isFresh} />
  return (
    <LessonPage page={page} choice={choice}>
      <ProjectSubmission page={page} />
    </LessonPage>
  )
}
