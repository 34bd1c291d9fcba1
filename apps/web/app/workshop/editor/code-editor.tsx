import type { SeedFile } from '@cairn/contract'
import type { EditorState } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { createEditor, type EditorOptions } from './create-editor.ts'
import type { Problem } from './show-problems.ts'
import { SymbolRow } from './symbol-row.tsx'

type CodeEditorProps = Pick<
  EditorOptions,
  'seed' | 'contents' | 'isReadOnly' | 'onChange' | 'onRun' | 'onSave'
> & {
  /** Mistakes that the compilers have found in this file. */
  problems?: readonly Problem[]
  /** Whether the camper is typing in the text field that this editor replaces. */
  takesFocus?: RefObject<boolean>
}

const descriptionId = 'editor-help'
const noProblems: readonly Problem[] = []

/**
 * The editor of one file at a time; each keeps its cursor and its history while another is shown.
 * `contents` is read when a file is first shown: give another `key` after a reset.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { t } = useTranslation()
  const { seed, isReadOnly, problems = noProblems } = props
  const place = useRef<HTMLDivElement>(null)
  const states = useRef(new Map<string, EditorState>())
  const [view, setView] = useState<EditorView | null>(null)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const label = t(isReadOnly ? 'challenge.editor.readOnly' : 'challenge.editor.label', {
    file: fileNameOf(seed),
  })
  const lockedMessage = t('challenge.editor.locked')

  // Focus in the same task, so that a key pressed now reaches this editor.
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const known = states.current
    const { seed: shown, contents, isReadOnly: isLocked } = latest.current
    const created = createEditor({
      parent: place.current,
      seed: shown,
      contents,
      state: known.get(shown.fileKey),
      isReadOnly: isLocked,
      label,
      descriptionId,
      lockedMessage,
      foldedDataLabel: (count) => t('challenge.editor.foldedData', { count }),
      styleNonce: document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '',
      onChange: (text, editable) => latest.current.onChange(text, editable),
      onRun: () => latest.current.onRun(),
      onSave: () => latest.current.onSave(),
    })
    if (latest.current.takesFocus?.current) created.focus()
    setView(created)
    return () => {
      known.set(shown.fileKey, created.state)
      created.destroy()
      setView(null)
    }
  }, [label, lockedMessage, seed.fileKey, t])

  const hasShown = useRef(false)
  useEffect(() => {
    if (!view || (problems.length === 0 && !hasShown.current)) return undefined
    hasShown.current = true
    let isOutdated = false
    const show = async () => {
      const { showProblems } = await import('./show-problems.ts')
      if (!isOutdated) showProblems(view, problems)
    }
    void show()
    return () => {
      isOutdated = true
    }
  }, [view, problems])

  return (
    <>
      <p id={descriptionId} className="visually-hidden">
        {t('challenge.editor.help')}
      </p>
      <div ref={place} className="code-editor" />
      {!isReadOnly && <SymbolRow view={view} ext={seed.ext} />}
    </>
  )
}

function fileNameOf({ name, ext }: SeedFile): string {
  return `${name}.${ext}`
}
