import { en } from '@cairn/locales'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { throwConfetti } from './confetti.ts'

type CompletionPanelProps = {
  blockName: string
  percentage: number
  isLastStep: boolean
  isSignedIn: boolean
  isSubmitting: boolean
  signInPath: string
  onSubmit: () => void
}

/** Everything has passed: a good word, how far the block is, and the way on. */
export function CompletionPanel(props: CompletionPanelProps) {
  const { blockName, percentage, isLastStep, isSignedIn, isSubmitting, signInPath, onSubmit } = props
  const { t } = useTranslation()
  const [compliment] = useState(() => en.compliments[Math.floor(Math.random() * en.compliments.length)])
  useEffect(() => {
    if (percentage === 100) throwConfetti()
  }, [percentage])
  const label = isSignedIn ? (isLastStep ? 'submitLast' : 'submit') : isLastStep ? 'goLast' : 'go'
  return (
    <div className="feedback feedback--good">
      <p className="feedback__title">
        {compliment} {t('challenge.done.passed')}
      </p>
      <p>{t('challenge.done.progress', { percent: percentage, block: blockName })}</p>
      <ProgressBar done={percentage} total={100} />
      <div className="dialog__actions">
        <button
          type="button"
          className="button button--primary"
          onClick={onSubmit}
          disabled={isSubmitting}
          // The way on is where the keyboard should be; the editor keeps its text.
          ref={(element) => element?.focus()}
        >
          {isSubmitting ? t('challenge.done.submitting') : t(`challenge.done.${label}`)}
        </button>
        {!isSignedIn && (
          <Link className="button" to={signInPath}>
            {t('challenge.done.signIn')}
          </Link>
        )}
      </div>
    </div>
  )
}
