import type { CredentialVerdict as Verdict } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'

type CredentialVerdictProps = {
  /** Undefined while the check runs. */
  verdict: Verdict | 'insecure' | 'failed' | undefined
  onRetry: () => unknown
}

/** What the check has found, in words; the color only repeats it. */
export function CredentialVerdict({ verdict, onRetry }: CredentialVerdictProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="credential__verdict" data-verdict={verdict} role="status">
        {t(keyOf(verdict))}
      </p>
      {(verdict === 'failed' || verdict === 'unknownStatus') && (
        <button type="button" className="button" onClick={() => void onRetry()}>
          {t('credential.retry')}
        </button>
      )}
    </>
  )
}

function keyOf(verdict: CredentialVerdictProps['verdict']) {
  if (verdict === undefined) return 'credential.checking'
  return verdict === 'insecure' || verdict === 'failed'
    ? (`credential.${verdict}` as const)
    : (`credential.verdict.${verdict}` as const)
}
