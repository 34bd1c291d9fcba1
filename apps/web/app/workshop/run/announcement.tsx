import type { PageDataOf } from '@cairn/contract'
import { useEffect, useState } from 'react'
import type { Translate } from '#shared/language/create-translator.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { trustLessonHtml } from '#shared/trusted-types.ts'
import { useIsFromLesson } from '#workshop/lesson/from-lesson.ts'
import { type Cause, causeOf } from './cause.ts'
import { problemTitleOf } from './problem-title-of.ts'
import { isAllPassed, type RunState } from './run-state.ts'

type AnnouncementProps = {
  page: PageDataOf<'challenge'>
  run: RunState
  /** What is said when nothing is missing. */
  passed: string
}

/** For screen readers: the lesson that the camper was led to, and the result in one sentence. */
export function Announcement({ page, run, passed: passedSentence }: AnnouncementProps) {
  const { t } = useTranslation()
  const { challenge, block, position } = page
  const isFromLesson = useIsFromLesson()
  // Later, because a region that arrives with its text is not read out.
  const [isSaid, setIsSaid] = useState(false)
  useEffect(() => setIsSaid(isFromLesson), [isFromLesson])
  const sentence = () => {
    const total = run.tests.length
    if (run.isRunning) return t('challenge.announce.running')
    if (isAllPassed(run)) return passedSentence
    const cause = causeOf(run, challenge.tests)
    if (cause?.kind === 'test') {
      const passed = run.tests.filter(({ state }) => state === 'passed').length
      return `${t('challenge.summary', { passed, count: total })} ${textOf(cause.hint)}`
    }
    if (cause) return mistakeIn(cause, t)
    const place = t('challenge.place', { position, total: block.challenges.length })
    return isSaid ? `${challenge.title}. ${place}` : ''
  }
  return (
    <p role="status" className="visually-hidden">
      {sentence()}
    </p>
  )
}

function mistakeIn(cause: Exclude<Cause, { kind: 'test' }>, t: Translate): string {
  switch (cause.kind) {
    case 'unavailable':
    case 'untrusted':
      return t(`challenge.${cause.kind}`)
    case 'packagesMissing':
      return t('challenge.packagesMissing', { packages: cause.packages.join(', ') })
    case 'problem':
      return `${t(problemTitleOf(cause.problem))} ${t('challenge.problem', cause.problem)}`
    case 'syntaxError':
    case 'indentationError':
      return t(`challenge.${cause.kind}`, { message: cause.message })
  }
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(trustLessonHtml(html), 'text/html').body.textContent.trim()
}
