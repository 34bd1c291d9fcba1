import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsMac } from './use-is-mac.ts'

/** The key that checks the code, for those who have a keyboard. */
export function CheckKey() {
  const { t } = useTranslation()
  const isMac = useIsMac()
  return (
    <kbd className="check-key" aria-hidden="true">
      {t(`challenge.checkKey.${isMac ? 'mac' : 'other'}`)}
    </kbd>
  )
}
