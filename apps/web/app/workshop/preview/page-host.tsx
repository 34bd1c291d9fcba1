import type { RefObject } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The element in which a runner shows a page. While the page has the focus, it says which keys lead out of it. */
export function PageHost({ host }: { host: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation()
  return (
    <div
      ref={host}
      className="preview__page"
      role="group"
      aria-label={t('challenge.tabs.preview')}
      tabIndex={-1}
    >
      <p className="preview__leave">{t('challenge.preview.leave')}</p>
    </div>
  )
}
