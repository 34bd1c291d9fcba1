import { limits } from '@cairn/contract'
import { useNavigation } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useLasting } from './use-lasting.ts'

/** The next page is still being fetched. */
export function SlowPageNotice() {
  const { t } = useTranslation()
  const isShown = useLasting(useNavigation().state === 'loading', limits.slowPageNoticeMs)
  return isShown && <p className="slow-page">{t('frame.slowPage')}</p>
}
