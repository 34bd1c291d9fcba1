import { exampleTranscriptLink, readTranscriptLink } from '@cairn/contract'
import { type FormEvent, useState } from 'react'
import { call, type CallRefusal } from '#shared/call/call.ts'
import { refreshSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { showRefusal } from '#shared/show-refusal.ts'
import { LinkField } from '#workshop/project/link-field.tsx'

/** Links a Microsoft account by the address of its shared transcript. */
export function TranscriptForm() {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const link = readTranscriptLink(address.trim())
  const problem = 'problem' in link ? link.problem : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsJudged(true)
    if (problem) return event.currentTarget.querySelector('input')?.focus()
    setIsBusy(true)
    const answer = await call('linkMsUsername', { body: { msTranscriptUrl: address.trim() } })
    setIsBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal, failureOf(answer.refusal))
    showFlash('flash.ms.transcript.linked', 'success')
    await refreshSessionUser()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2>{t('trophy.link.title')}</h2>
      <p>{t('trophy.link.explanation')}</p>
      <ol>
        <li>{t('trophy.link.steps.open')}</li>
        <li>{t('trophy.link.steps.share')}</li>
        <li>
          {t('trophy.link.steps.paste')} <code dir="ltr">{exampleTranscriptLink}</code>
        </li>
      </ol>
      <LinkField
        name="transcript"
        label={t('trophy.link.label')}
        value={address}
        problem={isJudged && problem ? t(`trophy.link.problems.${problem}`) : undefined}
        onChange={setAddress}
      />
      <button type="submit" className="button button--primary" disabled={isBusy}>
        {t(isBusy ? 'trophy.link.submitting' : 'trophy.link.submit')}
      </button>
    </form>
  )
}

/** The school itself has failed to store the name, or has not been reached. */
function failureOf({ status }: CallRefusal) {
  return status === 500 ? 'flash.ms.transcript.link-err-5' : 'flash.ms.transcript.link-err-6'
}
