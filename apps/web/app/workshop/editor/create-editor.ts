import type { SeedFile } from '@cairn/contract'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { EditorState, type Extension, Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import { boundariesIn } from '#workshop/code/editable-text.ts'
import { caretInView } from './caret-in-view.ts'
import { caretOnFocus } from './caret-on-focus.ts'
import { editableRegion, editableText, regionField } from './editable-region.ts'
import { editorTheme } from './editor-theme.ts'
import { emmet } from './emmet.ts'
import { addColors, fileLanguage } from './file-language.ts'
import { dataFolding, foldData } from './folded-data.ts'
import { lateAids } from './late-aids.ts'
import { wrappedLines } from './wrapped-lines.ts'

export type EditorOptions = {
  parent: HTMLElement
  seed: SeedFile
  /** The seed's text, or what the camper typed before. */
  contents: string
  /** The state in which this file was left, with its history; its text takes precedence over `contents`. */
  state?: EditorState | undefined
  isReadOnly: boolean
  label: string
  /** Id of the text that explains how to leave the editor. */
  descriptionId: string
  styleNonce: string
  /** Shown when the camper types in a part of the file that cannot be edited. */
  lockedMessage: string
  /** Shown in place of data that is folded. */
  foldedDataLabel: (count: number) => string
  onChange: (contents: string, editableContents: string) => void
  onRun: () => void
  onSave: () => void
}

const indentOf = (ext: SeedFile['ext']) => (ext === 'py' ? '    ' : '  ')

/** An editor for one file. Undo does not go back beyond the text that it starts with. */
export function createEditor(options: EditorOptions): EditorView {
  const { parent, seed, state = newState(options) } = options
  const view = new EditorView({ parent, state })
  void addColors(view, seed.ext)
  if (options.state) return view
  const { to } = view.state.field(regionField)
  if (seed.editableRegionBoundaries.length > 0)
    view.dispatch({ selection: { anchor: to }, effects: EditorView.scrollIntoView(to, { y: 'center' }) })
  return view
}

function newState(options: EditorOptions): EditorState {
  const { seed, contents, isReadOnly, lockedMessage, foldedDataLabel, onChange } = options
  const doc = Text.of(contents.split('\n'))
  const boundaries = boundariesIn(seed, contents)
  const state = EditorState.create({
    doc,
    extensions: [
      isReadOnly ? [] : emmet(seed.ext),
      dataFolding(foldedDataLabel),
      writingAids(options),
      editableRegion(doc, boundaries, lockedMessage),
      isReadOnly
        ? [EditorState.readOnly.of(true), EditorView.editorAttributes.of({ class: 'cm-all-locked' })]
        : [],
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return
        onChange(update.state.doc.toString(), editableText(update.state, boundaries))
      }),
    ],
  })
  return foldData(state)
}

function writingAids({ seed, label, descriptionId, styleNonce, onRun, onSave }: EditorOptions): Extension {
  return [
    EditorView.cspNonce.of(styleNonce),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': descriptionId,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    keymap.of([
      { key: 'Mod-Enter', run: () => (onRun(), true) },
      { key: 'Mod-s', run: () => (onSave(), true), preventDefault: true },
    ]),
    keymap.of([...historyKeymap, ...defaultKeymap, indentWithTab]),
    history(),
    lineNumbers(),
    drawSelection(),
    highlightActiveLine(),
    bracketMatching(),
    indentOnInput(),
    // The editor's own box clips anything that extends beyond it.
    tooltips({ parent: document.body }),
    lateAids,
    indentUnit.of(indentOf(seed.ext)),
    EditorState.tabSize.of(indentOf(seed.ext).length),
    EditorView.lineWrapping,
    wrappedLines(),
    caretInView,
    caretOnFocus,
    fileLanguage(seed.ext),
    editorTheme,
  ]
}
