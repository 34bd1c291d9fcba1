import type { SeedFile } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { createEditor, type EditorOptions } from './create-editor.ts'

type CodeEditorProps = Pick<
  EditorOptions,
  'seed' | 'contents' | 'isReadOnly' | 'onChange' | 'onRun' | 'onSave'
>

const descriptionId = 'editor-help'

/** The editor of one file. `contents` is read once: give another `key` for another file or after a reset. */
export function CodeEditor(props: CodeEditorProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const file = fileNameOf(props.seed)
  const label = t(props.isReadOnly ? 'challenge.editor.readOnly' : 'challenge.editor.label', { file })

  useEffect(() => {
    if (!place.current) return undefined
    const { seed, contents, isReadOnly } = latest.current
    const view = createEditor({
      parent: place.current,
      seed,
      contents,
      isReadOnly,
      label,
      descriptionId,
      styleNonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '',
      onChange: (text, editable) => latest.current.onChange(text, editable),
      onRun: () => latest.current.onRun(),
      onSave: () => latest.current.onSave(),
    })
    return () => view.destroy()
  }, [label])

  return (
    <>
      <p id={descriptionId} className="visually-hidden">
        {t('challenge.editor.help')}
      </p>
      <div ref={place} className="code-editor" />
    </>
  )
}

function fileNameOf({ name, ext }: SeedFile): string {
  return `${name}.${ext}`
}
