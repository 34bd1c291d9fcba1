import { useEffect, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { reloadOnce } from './reload-once.ts'

/**
 * A script of the page could not be fetched: a new version has been installed since, or the line is bad. The page is
 * fetched again, and if that is no help says so (docs/reference/camper-pages.md, “Frame”).
 */
export function MissingPartNotice() {
  const { t } = useTranslation()
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const recover = async () => {
      if (!(await reloadOnce())) setIsMissing(true)
    }
    const onError = () => void recover()
    addEventListener('vite:preloadError', onError)
    return () => removeEventListener('vite:preloadError', onError)
  }, [])
  if (!isMissing) return null
  return (
    <div className="flash flash--warning">
      <p>{t('shell.missingPart')}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </div>
  )
}
