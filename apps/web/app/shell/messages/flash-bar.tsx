import { useLocation } from 'react-router'
import { useFlash } from '#shared/flash.ts'
import { latePart } from '#shared/late-part.tsx'
import { hasMessage } from './message-in-address.ts'

const Flash = latePart(async () => (await import('./flash.tsx')).Flash)
const RedirectedFlash = latePart(async () => (await import('./redirected-flash.tsx')).RedirectedFlash)

/** Shows the current message and announces it to screen readers. */
export function FlashBar() {
  const { current } = useFlash()
  const { search } = useLocation()
  return (
    <div className="flash-bar" role="status" aria-live="polite">
      {hasMessage(search) && <RedirectedFlash isCovered={current !== null} />}
      {current && <Flash key={current.id} {...current} />}
    </div>
  )
}
