import type { PageDataOf } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trustLessonHtml } from '#shared/trusted-types.ts'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { fillHint } from './fill-hint.ts'
import { firstNotPassed, isAllPassed, type RunState } from './run-state.ts'

type AnnouncementProps = { page: PageDataOf<'challenge'>; run: RunState }

/** For screen readers: the lesson that the camper was led to, and the result in one sentence. */
export function Announcement({ page, run }: AnnouncementProps) {
  const { t } = useTranslation()
  const { challenge, block, position } = page
  const { tests } = challenge
  const isFromLesson = useIsFromLesson()
  // Later, because a region that arrives with its text is not read out.
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => setIsSaid(isFromLesson), [isFromLesson])
  const sentence = () => {
    const total = run.tests.length
    if (run.isRunning) return t('challenge.announce.running')
    if (isAllPassed(run)) return t('challenge.announce.passed', { count: total })
    const index = firstNotPassed(run)
    if (index === undefined) {
      const place = t('challenge.place', { position, total: block.challenges.length })
      return isSaid ? `${challenge.title}. ${place}` : ''
    }
    const passed = run.tests.filter(({ state }) => state === 'passed').length
    const hint = fillHint(tests[index]?.text ?? '', run.tests[index] ?? { state: 'waiting' })
    return `${t('challenge.summary', { passed, count: total })} ${textOf(hint)}`
  }
  return (
    <p role="status" className="visually-hidden">
      {sentence()}
    </p>
  )
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(trustLessonHtml(html), 'text/html').body.textContent.trim()
}
