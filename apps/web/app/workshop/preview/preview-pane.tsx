import type { RunnerFailure } from '@cairn/runner'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'

type PreviewPaneProps = {
  /** The element in which the runner shows the page. */
  host: RefObject<HTMLDivElement | null>
  failure: RunnerFailure | null
  isPaused: boolean
  /** The question about other hosts, while part of the page is missing. */
  question: ReactNode
}

export function PreviewPane({ host, failure, isPaused, question }: PreviewPaneProps) {
  const { t } = useTranslation()
  return (
    <section className="preview" aria-label={t('challenge.tabs.preview')}>
      <header className="pane__title">
        <h2>{t('challenge.tabs.preview')}</h2>
      </header>
      <PreviewNotice failure={failure} isPaused={isPaused} />
      {question}
      <div ref={host} className="preview__page" />
    </section>
  )
}

/** Why a program is not shown, or not completely. */
export function PreviewNotice({ failure, isPaused }: Pick<PreviewPaneProps, 'failure' | 'isPaused'>) {
  const { t } = useTranslation()
  if (isPaused) return <p className="notice">{t('challenge.preview.paused')}</p>
  if (failure?.kind === 'preview-timeout') {
    return <p className="notice">{t('challenge.preview.timeout', { limit: failure.limitMs })}</p>
  }
  if (failure?.kind === 'loop-stopped') {
    return <p className="notice">{t('challenge.preview.loop', { line: failure.line ?? '?' })}</p>
  }
  if (failure?.kind === 'page-closed') return <p className="notice">{t('challenge.preview.closed')}</p>
  return null
}
