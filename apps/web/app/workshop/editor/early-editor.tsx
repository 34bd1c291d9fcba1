import type { SeedFile } from '@cairn/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

type EarlyEditorProps = {
  seed: SeedFile
  contents: string
  /** Whether this field has the focus: the editor that replaces it takes the focus over. */
  onTyping: (isTyping: boolean) => void
  onChange: (contents: string, editableContents: string) => void
}

/** A text field that takes input until the editor has loaded; it is part of the page itself. */
export function EarlyEditor({ seed, contents, onTyping, onChange }: EarlyEditorProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const { before, open, after } = splitAtRegion(seed, contents)
  const change = (text: string) =>
    onChange(before + text + after, seed.editableRegionBoundaries.length > 0 ? text : '')
  // Typed, or at least focused, before the page's scripts had loaded.
  const takeOver = useEffectEvent(() => {
    if (document.activeElement === field.current) onTyping(true)
    if (field.current && field.current.value !== open) change(field.current.value)
  })
  useEffect(() => takeOver(), [])
  return (
    <div className="code-editor code-editor--text code-editor--early">
      <pre>{before}</pre>
      <textarea
        ref={field}
        defaultValue={open}
        aria-label={t('challenge.editor.label', { file: `${seed.name}.${seed.ext}` })}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        rows={Math.max(open.split('\n').length, 1)}
        onChange={({ target }) => change(target.value)}
        onFocus={() => onTyping(true)}
        onBlur={({ currentTarget }) => {
          // Removing the field blurs it, although the camper has not left it.
          if (currentTarget.isConnected) onTyping(false)
        }}
      />
      <pre>{after}</pre>
    </div>
  )
}

type Split = { before: string; open: string; after: string }

/** The text around and between the boundaries; all of it can be edited when there are none (contract, `SeedFile`). */
export function splitAtRegion(
  { editableRegionBoundaries, contents: seed }: SeedFile,
  contents: string,
): Split {
  const [first, last] = editableRegionBoundaries
  if (first === undefined || last === undefined) return { before: '', open: contents, after: '' }
  const lines = contents.split('\n')
  const added = lines.length - seed.split('\n').length
  const end = Math.max(first, last - 1 + added)
  const open = lines.slice(first, end).join('\n')
  const before = lines
    .slice(0, first)
    .map((line) => `${line}\n`)
    .join('')
  return { before, open, after: contents.slice(before.length + open.length) }
}
