import type { Verdict } from '@cairn/credentials/check'
import { useTranslation } from '#shared/language/use-translation.ts'

type CredentialVerdictProps = {
  /** Undefined while the check runs. */
  verdict: Verdict | 'insecure' | 'failed' | undefined
  onRetry: () => unknown
}

const texts = {
  valid: 'credential.verdict.valid',
  changed: 'credential.verdict.changed',
  'unknown-key': 'credential.verdict.unknownKey',
  'revoked-key': 'credential.verdict.revokedKey',
  revoked: 'credential.verdict.revoked',
  suspended: 'credential.verdict.suspended',
  'unknown-status': 'credential.verdict.unknownStatus',
  unreadable: 'credential.verdict.unreadable',
  insecure: 'credential.insecure',
  failed: 'credential.failed',
} as const

/** What the check has found, in words; the color only repeats it. */
export function CredentialVerdict({ verdict, onRetry }: CredentialVerdictProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="credential__verdict" data-verdict={verdict} role="status">
        {t(verdict ? texts[verdict] : 'credential.checking')}
      </p>
      {(verdict === 'failed' || verdict === 'unknown-status') && (
        <button type="button" className="button" onClick={() => void onRetry()}>
          {t('credential.retry')}
        </button>
      )}
    </>
  )
}
