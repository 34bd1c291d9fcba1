import type { LessonEnvironment } from '@cairn/contract'
import type { BlockedNavigation, RunnerFailure } from '@cairn/runner'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHost } from './page-host.tsx'

/** Longer addresses, which only a page made for it has, are cut. */
const maximumShownLength = 200

type PreviewPaneProps = {
  /** The element in which the runner shows the page. */
  host: RefObject<HTMLDivElement | null>
  /** What went wrong, and where the page wanted to go. */
  state: { failure: RunnerFailure | null; blocked: BlockedNavigation | null }
  isPaused: boolean
  /** The question about other hosts, while part of the page is missing. */
  question: ReactNode
}

export function PreviewPane({ host, state, isPaused, question }: PreviewPaneProps) {
  const { t } = useTranslation()
  return (
    <section className="preview" aria-label={t('challenge.tabs.preview')}>
      <header className="pane__title">
        <h2>{t('challenge.tabs.preview')}</h2>
      </header>
      <PreviewNotice state={state} isPaused={isPaused} />
      {question}
      <PageHost host={host} />
    </section>
  )
}

type PreviewNoticeProps = Pick<PreviewPaneProps, 'state' | 'isPaused'> & {
  environment?: LessonEnvironment | undefined
}

const timeoutTexts = {
  sql: 'database.timeout',
  shell: 'commandLine.timeout',
} as const

/** Why a program is not shown, or not completely, or stays when a link was pressed. */
export function PreviewNotice({ state, isPaused, environment }: PreviewNoticeProps) {
  const { t } = useTranslation()
  const { failure, blocked } = state
  if (isPaused) return <p className="notice">{t('challenge.preview.paused')}</p>
  if (failure?.kind === 'preview-timeout') {
    const text = environment ? timeoutTexts[environment] : 'challenge.preview.timeout'
    return <p className="notice">{t(text, { limit: failure.limitMs, seconds: failure.limitMs / 1000 })}</p>
  }
  if (failure?.kind === 'loop-stopped') {
    return <p className="notice">{t('challenge.preview.loop', { line: failure.line ?? '?' })}</p>
  }
  if (failure?.kind === 'packages-missing') {
    return (
      <p className="notice">{t('challenge.packagesMissing', { packages: failure.packages.join(', ') })}</p>
    )
  }
  if (failure?.kind === 'page-closed') return <p className="notice">{t('challenge.preview.closed')}</p>
  if (blocked) {
    const address = blocked.address.slice(0, maximumShownLength)
    return (
      <p className="notice" role="status">
        {t(`challenge.preview.blocked.${blocked.by}`, { address })}
      </p>
    )
  }
  return null
}
