import type { SeedFile } from '@cairn/contract'
import {
  EditorState,
  type Extension,
  Prec,
  RangeSetBuilder,
  type StateCommand,
  StateField,
  type Text,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view'
import { decoratedLines } from './decorated-lines.ts'
import { lockedNotice, refusedAt } from './locked-notice.ts'

export type Region = { from: number; to: number }

const openLine = Decoration.line({ class: 'cm-open' })

/** The current region: its boundaries move with the text typed between them. */
export const regionField = StateField.define<Region>({
  create: ({ doc }) => ({ from: 0, to: doc.length }),
  update: (region, { changes, docChanged }) =>
    docChanged ? { from: changes.mapPos(region.from, -1), to: changes.mapPos(region.to, 1) } : region,
})

/**
 * Restricts editing to the region between the boundaries, which are the indices of the two marker lines that were
 * removed from the text (contract, `SeedFile`).
 */
export function editableRegion(
  contents: Text,
  boundaries: SeedFile['editableRegionBoundaries'],
  lockedMessage: string,
): Extension {
  const region = regionOf(contents, boundaries)
  if (!region) return regionField
  return [
    regionField.init(() => region),
    EditorState.transactionFilter.of((transaction) => {
      if (!transaction.docChanged) return transaction
      const { from, to } = transaction.startState.field(regionField)
      let isInside = true
      transaction.changes.iterChangedRanges((start, end) => {
        if (start < from || end > to) isInside = false
      })
      if (isInside) return transaction
      const { head } = transaction.startState.selection.main
      return { effects: [EditorView.announce.of(lockedMessage), refusedAt.of(head)] }
    }),
    Prec.high(keymap.of([{ key: 'Mod-a', run: selectRegion }])),
    lockedNotice(lockedMessage),
    EditorView.editorAttributes.of({ class: 'cm-partly-locked' }),
    decoratedLines(openLines),
  ]
}

/** Selects what can be changed; the editor's own command follows, and selects everything, when that is selected already. */
export const selectRegion: StateCommand = ({ state, dispatch }) => {
  const { from, to } = state.field(regionField)
  const { main } = state.selection
  if (from < to && main.from === from && main.to === to) return false
  dispatch(state.update({ selection: { anchor: from, head: to }, userEvent: 'select' }))
  return true
}

/** The text between the boundaries; empty when the whole file can be edited. */
export function editableText(state: EditorState, boundaries: SeedFile['editableRegionBoundaries']): string {
  if (boundaries.length === 0) return ''
  const { from, to } = state.field(regionField)
  return state.sliceDoc(from, to)
}

/** Lines a+1 … b−1 of the stripped text; undefined when the whole file can be edited. */
export function regionOf(
  contents: Text,
  boundaries: SeedFile['editableRegionBoundaries'],
): Region | undefined {
  const [before, after] = boundaries
  if (before === undefined || after === undefined) return undefined
  const first = Math.min(before + 1, contents.lines)
  const last = Math.min(Math.max(after - 1, first), contents.lines)
  const { from } = contents.line(first)
  // The markers were adjacent: an empty region before the line that follows.
  return { from, to: after - 1 < first ? from : contents.line(last).to }
}

function openLines({ state, viewport }: EditorView): DecorationSet {
  const region = state.field(regionField)
  const builder = new RangeSetBuilder<Decoration>()
  const last = Math.min(viewport.to, region.to)
  for (let at = Math.max(viewport.from, region.from); at <= last;) {
    const line = state.doc.lineAt(at)
    builder.add(line.from, line.from, openLine)
    at = line.to + 1
  }
  return builder.finish()
}
