import { useTranslation } from '#shared/language/use-translation.ts'
import type { LinkCheckState } from './use-link-check.ts'

const texts = {
  checking: 'checking',
  live: 'live',
  'not-live': 'not-live',
  unreachable: 'unknown',
  refused: 'unknown',
} as const

/** What the school found at a finished project's link. */
export function LinkCheckNote({ state }: { state: LinkCheckState }) {
  const { t } = useTranslation()
  if (state === 'none') return null
  return (
    <p className={state === 'not-live' ? 'notice' : 'soft'}>
      {t(`challenge.projectForm.check.${texts[state]}`)}
    </p>
  )
}
