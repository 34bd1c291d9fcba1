import { useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { latePart } from '#shared/late-part.tsx'
import type { ResetDialogProps } from './reset-dialog.tsx'

const ResetDialog = latePart(async () => (await import('./reset-dialog.tsx')).ResetDialog)

/** A button that asks for confirmation before it replaces the camper's code. */
export function ResetButton(acts: Omit<ResetDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className="button button--plain" onClick={() => setIsAsking(true)}>
        {t('challenge.reset')}
      </button>
      {isAsking && <ResetDialog {...acts} onClose={() => setIsAsking(false)} />}
    </>
  )
}
