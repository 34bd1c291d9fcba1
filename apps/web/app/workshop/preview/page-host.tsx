import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The element in which a runner shows a page. While the page has the focus, it says which keys lead out of it. */
export function PageHost({ host }: { host: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation()
  const isInside = useFocusInside(host)
  return (
    <div
      ref={host}
      className="preview__page"
      role="group"
      aria-label={t('challenge.tabs.preview')}
      tabIndex={-1}
    >
      {isInside && <p className="preview__leave">{t('challenge.preview.leave')}</p>}
    </div>
  )
}

/** Whether a frame in the element has the focus. Only the window hears of it, by losing its own. */
function useFocusInside(host: RefObject<HTMLDivElement | null>): boolean {
  const [isInside, setIsInside] = useState(false)
  useEffect(() => {
    const enter = () => {
      const { activeElement } = document
      setIsInside(
        activeElement instanceof HTMLIFrameElement && host.current?.contains(activeElement) === true,
      )
    }
    const leave = () => setIsInside(false)
    addEventListener('blur', enter)
    addEventListener('focus', leave)
    return () => {
      removeEventListener('blur', enter)
      removeEventListener('focus', leave)
    }
  }, [host])
  return isInside
}
