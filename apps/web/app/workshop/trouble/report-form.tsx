import {
  type Challenge,
  type FlashKey,
  limits,
  paths,
  reportFields,
  type ReportKind,
  type SentForm,
} from '@cairn/contract'
import { type ReactNode, useId } from 'react'
import { useHref } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useReport } from './use-report.ts'
import type { Work } from './work.ts'

type ReportFormProps = {
  challenge: Challenge
  work?: Work | undefined
  /** The form that this page answers, if a browser has sent it by itself. */
  sent?: SentForm | null
  onSent: (message: FlashKey) => void
  /** Another way out than sending. */
  children: ReactNode
}

/** What is wrong with a lesson. It is kept as typed until the school has it. */
export function ReportForm({ challenge, work, sent, onSent, children }: ReportFormProps) {
  const { t } = useTranslation()
  const detailsId = useId()
  const action = useHref(paths.lessonReport(paths.challenge(challenge)))
  const { send, isSending, refusal = sent?.refusal } = useReport({ challenge, work, onSent })
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void send(new FormData(event.currentTarget))
      }}
    >
      <p>{t('trouble.lead')}</p>
      <fieldset className="trouble__kinds">
        <legend>{t('trouble.kind')}</legend>
        {kindsOf(challenge).map((kind) => (
          <label key={kind} className="trouble__kind">
            <input
              type="radio"
              name={reportFields.kind}
              value={kind}
              required
              defaultChecked={sent?.fields?.[reportFields.kind] === kind}
            />
            {t(`trouble.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={detailsId}>{t('trouble.details')}</label>
        <textarea
          id={detailsId}
          name={reportFields.details}
          rows={3}
          maxLength={limits.maxReportDetailsLength}
          defaultValue={sent?.fields?.[reportFields.details]}
        />
      </div>
      {work && (
        <label className="help__tick">
          <input type="checkbox" name={reportFields.code} /> {t('trouble.sendCode')}
        </label>
      )}
      <p className="soft">{t('trouble.kept')}</p>
      {refusal && (
        <p className="notice" role="alert">
          {t(refusal.message, refusal.variables ?? {})}
        </p>
      )}
      <div className="dialog__actions">
        <button type="submit" className="button button--primary" disabled={isSending}>
          {t('trouble.send')}
        </button>
        {children}
      </div>
    </form>
  )
}

/** A lesson without tests or code has none that could be wrong. */
function kindsOf({ tests, files }: Challenge): ReportKind[] {
  return [
    'text',
    ...(tests.length > 0 ? ['test' as const] : []),
    ...(files.length > 0 ? ['code' as const] : []),
    'other',
  ]
}
