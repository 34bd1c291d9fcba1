import type { PageDataOf } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { causeOf } from './cause.ts'
import { isAllPassed, type RunState } from './run-state.ts'

const ToldCause = latePart(async () => (await import('./told-cause.tsx')).ToldCause)

type AnnouncementProps = {
  page: PageDataOf<'challenge'>
  run: RunState
  /** What is said when nothing is missing. */
  passed: string
}

/** For screen readers: the lesson that the camper was led to, and the result in one sentence. */
export function Announcement({ page, run, passed }: AnnouncementProps) {
  const { t } = useTranslation()
  const { challenge, block, position } = page
  const isFromLesson = useIsFromLesson()
  // Later, because a region that arrives with its text is not read out.
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => setIsSaid(isFromLesson), [isFromLesson])
  const result = () => {
    if (run.isRunning) return t('challenge.announce.running')
    if (isAllPassed(run)) return passed
    const cause = causeOf(run, challenge.tests)
    if (cause) return <ToldCause cause={cause} run={run} />
    const place = t('challenge.place', { position, total: block.challenges.length })
    return isSaid && `${challenge.title}. ${place}`
  }
  return (
    <p role="status" className="visually-hidden">
      {result()}
    </p>
  )
}
