import type { OkOf, previewUndo } from '@cairn/contract'
import { useState } from 'react'
import { useDateFormat } from '#shared/dates.ts'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type UndoPreviewProps = { preview: OkOf<typeof previewUndo>; onUndo: () => Promise<void> }

/** The changes that would be undone, newest first, and the button that undoes them. */
export function UndoPreview({ preview: { email, changes }, onUndo }: UndoPreviewProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const format = useDateFormat('dayAndTime')
  const press = async () => {
    setIsBusy(true)
    await onUndo()
  }
  return (
    <>
      <p>{t('undo.lead')}</p>
      <ul>
        <InOrder items={changes}>
          {({ kind, changedAt }) => (
            <li>
              {t(`undo.changes.${kind}`)} <span className="soft">{format.format(changedAt)}</span>
            </li>
          )}
        </InOrder>
      </ul>
      <p>{t('undo.explanation', { email })}</p>
      <button type="button" className="button button--primary" disabled={isBusy} onClick={() => void press()}>
        {t('undo.undo')}
      </button>
      <p className="soft">{t('undo.fine')}</p>
    </>
  )
}
