import { useEffect, useRef, useState } from 'react'
import { analytics } from '#shared/analytics/analytics.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { declineQuestions } from './asking-memory.ts'
import { TierChoice } from '#donate/tiers/tier-choice.tsx'

type DonationDialogProps = {
  /** The name of the block that was finished. */
  block: string | null
  onClose: () => void
}

/** A question that can be closed at once, by Escape too; keys that were meant for the page press none of its buttons. */
export function DonationDialog({ block, onClose }: DonationDialogProps) {
  const { t, list } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const [call] = useState(() => oneOf(list('donate.modal.calls')))
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])
  const begin = () => {
    analytics.track({ event: 'donation_related', action: 'Modal Become Supporter Click' })
    setIsChoosing(true)
  }
  return (
    <dialog
      ref={dialog}
      className="donation-dialog"
      aria-labelledby="donation-title"
      closedby="any"
      onClose={onClose}
    >
      <h2 id="donation-title" ref={heading} tabIndex={-1}>
        {t('donate.modal.title')}
      </h2>
      {block !== null && <p>{t('donate.modal.block', { block })}</p>}
      {isChoosing ? (
        <TierChoice name="modal-amount" place="Modal" label={t('donate.modal.tiers')} />
      ) : (
        <>
          <p>{call}</p>
          <div className="dialog__actions">
            <button type="button" className="button button--primary" onClick={begin}>
              {t('donate.modal.yes')}
            </button>
            <button type="button" className="button" onClick={() => dialog.current?.close()}>
              {t('donate.modal.later')}
            </button>
          </div>
        </>
      )}
      <div className="dialog__actions">
        {isChoosing && (
          <button type="button" className="button button--plain" onClick={() => dialog.current?.close()}>
            {t('donate.modal.later')}
          </button>
        )}
        <button
          type="button"
          className="button button--plain"
          onClick={() => {
            declineQuestions()
            dialog.current?.close()
          }}
        >
          {t('donate.modal.never')}
        </button>
      </div>
    </dialog>
  )
}

function oneOf(texts: readonly string[]): string | undefined {
  return texts[Math.floor(Math.random() * texts.length)]
}
