import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Short gaps are not worth a notice (docs/reference/camper-pages.md, “Frame”). */
const patienceMs = 5000

export function OfflineNotice() {
  const { t } = useTranslation()
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wentOffline = () => {
      timer = setTimeout(() => setIsOffline(true), patienceMs)
    }
    const cameBack = () => {
      clearTimeout(timer)
      setIsOffline(false)
    }
    if (!navigator.onLine) wentOffline()
    addEventListener('offline', wentOffline)
    addEventListener('online', cameBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('offline', wentOffline)
      removeEventListener('online', cameBack)
    }
  }, [])
  return <div role="status">{isOffline && <p className="flash flash--warning">{t('shell.offline')}</p>}</div>
}
