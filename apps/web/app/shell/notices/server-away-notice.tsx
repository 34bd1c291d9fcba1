import { limits } from '@cairn/contract'
import { useEffect } from 'react'
import { call } from '#shared/call/call.ts'
import { useServerReach } from '#shared/call/server-reach.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useIsOnline } from './use-is-online.ts'
import { useLasting } from './use-lasting.ts'

/** Shorter than the notice waits, so that it is not shown for one call that failed. */
const askAgainMs = 2000

/** There is a network, but the school does not answer; asks again until it does. */
export function ServerAwayNotice() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  const isAway = useServerReach((reach) => reach.isAway) && isOnline
  const isShown = useLasting(isAway, limits.offlineNoticeMs)
  useEffect(() => {
    if (!isAway) return undefined
    const timer = setInterval(() => void call('ping'), askAgainMs)
    return () => clearInterval(timer)
  }, [isAway])
  return isShown && <p className="flash flash--warning">{t('frame.serverAway')}</p>
}
