import type { CompletionOutline } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { solutionKindOf } from './solution-kind.ts'

/** What can be opened for a completion. */
export type SolutionView = 'code' | 'preview' | 'results'

type SolutionButtonsProps = {
  completed: CompletionOutline
  title: string
  /** Said when there is nothing to show; nothing by default, as for most completions. */
  none?: string | undefined
  onShow: (view: SolutionView) => void
}

/** Buttons and links for what a completion has to show. */
export function SolutionButtons({ completed, title, none, onShow }: SolutionButtonsProps) {
  const kind = solutionKindOf(completed)
  if (kind === 'none') return none === undefined ? null : <span className="soft">{none}</span>
  const { solution, githubLink } = completed
  const button = (view: SolutionView) => <ShowButton view={view} title={title} onClick={() => onShow(view)} />
  return (
    <span className="solution-buttons">
      {kind === 'exam-results' && button('results')}
      {kind === 'project-files' && button('preview')}
      {(kind === 'code' || kind === 'project-files') && button('code')}
      {(kind === 'link' || kind === 'links') && <Away kind="preview" address={solution} title={title} />}
      {kind === 'links' && <Away kind="source" address={githubLink} title={title} />}
    </span>
  )
}

function ShowButton({ view, title, onClick }: { view: SolutionView; title: string; onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="button"
      aria-haspopup="dialog"
      aria-label={t(`profile.timeline.${view}Of`, { title })}
      onClick={onClick}
    >
      {t(`profile.timeline.${view}`)}
    </button>
  )
}

type AwayProps = { kind: 'preview' | 'source'; address: string | undefined; title: string }

function Away({ kind, address, title }: AwayProps) {
  const { t } = useTranslation()
  return (
    <a
      className="button"
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      aria-label={t(`profile.timeline.${kind}Of`, { title })}
    >
      {t(`profile.timeline.${kind}`)} <span aria-hidden="true">↗</span>
    </a>
  )
}
