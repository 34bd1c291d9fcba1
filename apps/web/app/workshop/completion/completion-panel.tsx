import { type PageDataOf, paths, type SessionUser } from '@cairn/contract'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { blockPercentage } from './block-percentage.ts'
import { throwConfetti } from './confetti.ts'

export type CompletionPanelProps = {
  page: PageDataOf<'challenge'>
  user: SessionUser | null | undefined
  isSubmitting: boolean
  /** What is finished, as text, if it was not tests that passed. */
  finished?: string | undefined
  /** What the school has recorded already, as text; the button only moves on. */
  recorded?: string | undefined
  onSubmit: () => void
  /** Further actions for the finished code. */
  children?: ReactNode
}

/** Shown when everything has passed: praise, the progress through the block, and the way on. */
export function CompletionPanel({
  page,
  user,
  isSubmitting,
  finished,
  recorded,
  onSubmit,
  children,
}: CompletionPanelProps) {
  const { challenge, block, nextPath } = page
  const isSignedIn = Boolean(user)
  const completed = useCompletedIds()
  const isLastStep = nextPath === null
  const blockIds = block.challenges.map(({ id }) => id)
  const percentage = blockPercentage(blockIds, completed, challenge.id)
  const { t, list } = useTranslation()
  const [compliment] = useState(() => oneOf(list('compliments')))
  const submit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (percentage === 100) throwConfetti()
  }, [percentage])
  // The button that moves on takes the keyboard focus; the editor keeps its text.
  useEffect(() => submit.current?.focus(), [])
  const last = percentage === 100 ? 'finish' : 'goLast'
  const label =
    isSignedIn && recorded === undefined ? (isLastStep ? 'submitLast' : 'submit') : isLastStep ? last : 'go'
  return (
    <div className="feedback feedback--good">
      <p className="feedback__title">
        {compliment} {recorded ?? finished ?? t('challenge.done.passed')}
      </p>
      <p>{t('challenge.done.progress', { percent: percentage, block: block.name })}</p>
      <ProgressBar done={percentage} total={100} />
      <div className="dialog__actions">
        <button
          ref={submit}
          type="button"
          className="button button--primary"
          onClick={onSubmit}
          disabled={isSubmitting}
        >
          {isSubmitting ? t('challenge.done.submitting') : t(`challenge.done.${label}`)}
        </button>
        {!isSignedIn && (
          <Link className="button" to={paths.signInTo(paths.challenge(challenge))}>
            {t('challenge.done.signIn')}
          </Link>
        )}
        {children}
      </div>
    </div>
  )
}

function oneOf(texts: readonly string[]): string | undefined {
  return texts[Math.floor(Math.random() * texts.length)]
}
