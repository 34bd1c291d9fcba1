import { limits } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { useLasting } from './use-lasting.ts'

/** The next page is still being fetched. */
export function SlowPageNotice() {
  const { t } = useTranslation()
  const isShown = useLasting(useNavigation().state === 'loading', limits.slowPageNoticeMs)
  return isShown && <p className="slow-page">{t('frame.slowPage')}</p>
}
