import { useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type NewCodesProps = { codes: readonly string[]; onDone: () => void }

/** Shows new codes, once: they cannot be displayed again. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }
  return (
    <>
      <p className="notice" role="status">
        {t('recoveryCodes.shownOnce')}
      </p>
      <ol className="recovery-codes" aria-label={t('recoveryCodes.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={onDone}>
          {t('recoveryCodes.done')}
        </button>
        {/* The clipboard exists on secure pages only. */}
        {'clipboard' in navigator && (
          <button type="button" className="button" onClick={copy}>
            {t('recoveryCodes.copy')}
          </button>
        )}
        <span role="status">{isCopied && t('recoveryCodes.copied')}</span>
      </div>
    </>
  )
}
