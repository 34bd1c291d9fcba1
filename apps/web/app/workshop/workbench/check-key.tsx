import { useTranslation } from '#shared/language/use-translation.ts'
import { useClientValue } from '#shared/use-client-value.ts'

/** The key that checks the code, for those who have a keyboard. */
export function CheckKey() {
  const { t } = useTranslation()
  const isMac = useClientValue(() => /mac/i.test(navigator.userAgent), false)
  return (
    <kbd className="check-key" aria-hidden="true">
      {t(`challenge.checkKey.${isMac ? 'mac' : 'other'}`)}
    </kbd>
  )
}
