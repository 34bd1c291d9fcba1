import { type FormFields, formFields, type FormIntent, type PageDataOf, paths } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useFormAddress } from './use-form-address.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useSentForm } from './use-sent-form.ts'

/** The completion panel of a page without scripts: records the lesson for a camper, and shows a visitor the way on. */
export function CompletionForm({ page }: { page: PageDataOf<'challenge'> }) {
  const { t } = useTranslation()
  const { fields, recordToken } = useSentForm() ?? {}
  const { challenge, nextPath } = page
  const formAddress = useFormAddress(challenge)
  return (
    <div className="feedback feedback--good">
      <p className="feedback__title">{t('sentForm.passed')}</p>
      {fields && recordToken ? (
        <form method="post" action={formAddress}>
          <p>{t('sentForm.record')}</p>
          <HiddenFields fields={recordingFields(fields, recordToken)} />
          <div className="dialog__actions">
            <button type="submit" className="button button--primary">
              {t(nextPath === null ? 'challenge.done.submitLast' : 'challenge.done.submit')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p>{t('sentForm.visitor')}</p>
          <div className="dialog__actions">
            <Link
              className="button button--primary"
              to={nextPath ?? paths.block(challenge.superBlock, challenge.block)}
            >
              {t(nextPath === null ? 'challenge.done.goLast' : 'challenge.done.go')}
            </Link>
            <Link className="button" to={paths.signInTo(paths.challenge(challenge))}>
              {t('sentForm.signIn')}
            </Link>
          </div>
        </>
      )}
    </div>
  )
}

/** The answers go along, so that none is lost if the lesson cannot be recorded. */
function recordingFields(fields: FormFields, token: string): FormFields {
  return {
    ...fields,
    [formFields.intent]: 'record' satisfies FormIntent,
    [formFields.token]: token,
  }
}
