import { useEffect, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const key = 'editor-font-size'
const [least, usual, most] = [12, 16, 28]
const step = 2

/** The font size of the editor, remembered in this browser. */
export function EditorBar() {
  const { t } = useTranslation()
  const [size, setSize] = useState<number | null>(null)
  useEffect(() => setSize(readSize()), [])
  useEffect(() => {
    if (size === null) document.documentElement.style.removeProperty('--chosen-code-size')
    else document.documentElement.style.setProperty('--chosen-code-size', `${size}px`)
  }, [size])
  const change = (by: number) => {
    const changed = Math.min(Math.max((size ?? usual) + by, least), most)
    setSize(changed)
    writeStored(key, String(changed))
  }
  return (
    <div className="editor-bar" role="group" aria-label={t('challenge.editor.size')}>
      <button type="button" onClick={() => change(-step)} disabled={(size ?? usual) <= least}>
        <span aria-hidden="true">A−</span>
        <span className="visually-hidden">{t('challenge.editor.smaller')}</span>
      </button>
      <button type="button" onClick={() => change(step)} disabled={(size ?? usual) >= most}>
        <span aria-hidden="true">A+</span>
        <span className="visually-hidden">{t('challenge.editor.larger')}</span>
      </button>
      <output className="visually-hidden">{size !== null && t('challenge.editor.sizeNow', { size })}</output>
    </div>
  )
}

function readSize(): number | null {
  const size = Number(readStored(key))
  return size >= least && size <= most ? size : null
}
