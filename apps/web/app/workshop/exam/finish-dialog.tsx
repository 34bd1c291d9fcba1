import type { PaperQuestion } from '@cairn/contract'
import { useEffect, useId, useRef } from 'react'
import { CloseButton } from '#shared/ui/close-button.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Work } from './kept-answers.ts'

type FinishDialogProps = {
  questions: readonly PaperQuestion[]
  work: Work
  isSending: boolean
  hasFailed: boolean
  onGoTo: (index: number) => void
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the paper is handed in, with the ways to the questions that are not done. */
export function FinishDialog(props: FinishDialogProps) {
  const { questions, work, isSending, hasFailed, onGoTo, onConfirm, onClose } = props
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const indexed = questions.map(({ id }, index) => ({ id, index }))
  const unanswered = indexed.filter(({ id }) => work.answers[id] === undefined)
  const marked = indexed.filter(({ id }) => work.marked.includes(id))
  const links = (listed: typeof indexed) => (
    <ul className="exam-grid__row">
      {listed.map(({ id, index }) => (
        <li key={id}>
          <button
            type="button"
            className="exam-grid__question"
            aria-label={t('exam.place', { number: index + 1, total: questions.length })}
            onClick={() => onGoTo(index)}
          >
            {index + 1}
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('exam.finishDialog.title')}</h2>
      {unanswered.length === 0 ? (
        <p>{t('exam.finishDialog.complete')}</p>
      ) : (
        <>
          <p>{t('exam.finishDialog.incomplete', { count: unanswered.length })}</p>
          {links(unanswered)}
        </>
      )}
      {marked.length > 0 && (
        <>
          <p>{t('exam.finishDialog.marked')}</p>
          {links(marked)}
        </>
      )}
      {hasFailed && (
        <p className="field__error" role="alert">
          {t('exam.finishDialog.notSent')}
        </p>
      )}
      <div className="dialog__actions">
        <button type="button" className="button button--primary" disabled={isSending} onClick={onConfirm}>
          {t(isSending ? 'exam.finishDialog.sending' : 'exam.finishDialog.confirm')}
        </button>
        <CloseButton dialog={dialog}>{t('exam.finishDialog.cancel')}</CloseButton>
      </div>
    </dialog>
  )
}
