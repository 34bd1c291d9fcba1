import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsClient } from '#shared/use-is-client.ts'

/** The key that checks the code, for those who have a keyboard. */
export function CheckKey() {
  const { t } = useTranslation()
  const isMac = useIsClient() && /mac/i.test(navigator.userAgent)
  return (
    <kbd className="check-key" aria-hidden="true">
      {t(`challenge.checkKey.${isMac ? 'mac' : 'other'}`)}
    </kbd>
  )
}
