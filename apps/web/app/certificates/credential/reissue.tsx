import type { Certificate } from '@cairn/contract'
import { queryClient } from '#shared/call/queries.ts'
import { call } from '#shared/call/call.ts'
import { showFlash } from '#shared/flash.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

/** For an owner who has another name today, or shows it only since then. */
export function Reissue({ certificate: { username, certSlug } }: { certificate: Certificate }) {
  const { t } = useTranslation()
  const reissue = async () => {
    const answer = await call('reissueCredential', { body: { certSlug } })
    if (!answer.ok) {
      const { key, type, variables } = answer.refusal
      return showFlash(key, type, variables)
    }
    queryClient().setQueryData(['credential', username, certSlug], answer.value)
  }
  return (
    <details>
      <summary>{t('credential.reissue')}</summary>
      <p>{t('credential.reissueAdvice')}</p>
      <button type="button" className="button" onClick={() => void reissue()}>
        {t('credential.reissue')}
      </button>
    </details>
  )
}
