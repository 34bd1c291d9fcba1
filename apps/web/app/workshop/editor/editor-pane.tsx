import type { Challenge, SeedFile } from '@cairn/contract'
import type { BuildProblem } from '@cairn/runner'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { Code } from '#workshop/code/use-code.ts'
import type { CodeEditor } from './code-editor.tsx'
import { EarlyEditor } from './early-editor.tsx'
import { EditorBar } from './editor-bar.tsx'
import { FileTabs } from './file-tabs.tsx'

type EditorPaneProps = {
  challenge: Challenge
  code: Code
  isAwake: boolean
  /** Whether the focus goes to the editor when it has loaded. */
  takesFocus: boolean
  /** Mistakes that the compilers have found in any of the files. */
  problems: readonly BuildProblem[]
  onChange: Code['change']
  onRun: () => void
  onSave: () => void
}

/** The files of a lesson: plain text until the editor has loaded, and for readers without scripts. */
export function EditorPane(props: EditorPaneProps) {
  const { challenge, code, isAwake, takesFocus, problems, onChange, onRun, onSave } = props
  const { files, opensWith } = challenge
  const [activeKey, setActiveKey] = useState(() => files.find(hasRegion)?.fileKey ?? opensWith)
  const active = files.find(({ fileKey }) => fileKey === activeKey) ?? files[0]
  /** The focus that the editor takes over when it has loaded. */
  const isTyping = useRef(takesFocus)
  const editor = useCodeEditor(isAwake)
  const activeProblems = useMemo(
    () => problems.filter(({ fileKey }) => fileKey === active?.fileKey),
    [problems, active?.fileKey],
  )
  if (!active) return null
  const isReadOnly = files.some(hasRegion) && !hasRegion(active)
  const text = isReadOnly ? (
    <SeedText seed={active} contents={code.contentsOf(active)} />
  ) : (
    <EarlyEditor
      key={`${active.fileKey}-${code.generation}`}
      seed={active}
      contents={code.contentsOf(active)}
      onTyping={(is) => (isTyping.current = is)}
      onChange={(contents, editable) => onChange(active.fileKey, contents, editable)}
    />
  )
  return (
    <div className="editor">
      <div className="editor__head">
        <FileTabs files={files} active={active} onSelect={setActiveKey} />
        <EditorBar />
      </div>
      {editor ? (
        <editor.CodeEditor
          key={code.generation}
          seed={active}
          contents={code.contentsOf(active)}
          isReadOnly={isReadOnly}
          takesFocus={isTyping}
          problems={activeProblems}
          onChange={(contents, editable) => onChange(active.fileKey, contents, editable)}
          onRun={onRun}
          onSave={onSave}
        />
      ) : (
        text
      )}
    </div>
  )
}

/** The editor, once it is needed and loaded; until then the focused element must not be rendered again. */
function useCodeEditor(isWanted: boolean): { CodeEditor: typeof CodeEditor } | null {
  const [editor, setEditor] = useState<{ CodeEditor: typeof CodeEditor } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    const load = async () => setEditor(await import('./code-editor.tsx'))
    void load()
  }, [isWanted])
  return editor
}

function SeedText({ seed, contents }: { seed: SeedFile; contents: string }) {
  const { t } = useTranslation()
  return (
    <pre
      className="code-editor code-editor--text"
      tabIndex={0}
      role="region"
      aria-label={t('challenge.editor.seed')}
    >
      <code>
        {`${seed.name}.${seed.ext}\n\n`}
        {contents}
      </code>
    </pre>
  )
}

function hasRegion({ editableRegionBoundaries }: SeedFile): boolean {
  return editableRegionBoundaries.length > 0
}
