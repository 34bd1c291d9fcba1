import type { ChallengeTest } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { trustLessonHtml } from '#shared/trusted-types.ts'
import { fillHint } from './fill-hint.ts'
import { firstNotPassed, isAllPassed, type RunState } from './run-state.ts'

type AnnouncementProps = { tests: readonly ChallengeTest[]; run: RunState }

/** The result in one sentence, for screen readers. */
export function Announcement({ tests, run }: AnnouncementProps) {
  const { t } = useTranslation()
  const sentence = () => {
    const total = run.tests.length
    if (run.isRunning) return t('challenge.announce.running')
    if (isAllPassed(run)) return t('challenge.announce.passed', { count: total })
    const index = firstNotPassed(run)
    if (index === undefined) return ''
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
