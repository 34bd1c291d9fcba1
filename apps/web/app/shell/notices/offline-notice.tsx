import { limits } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsOnline } from './use-is-online.ts'
import { useLasting } from './use-lasting.ts'

export function OfflineNotice() {
  const { t } = useTranslation()
  const isShown = useLasting(!useIsOnline(), limits.offlineNoticeMs)
  return isShown && <p className="flash flash--warning">{t('shell.offline')}</p>
}
