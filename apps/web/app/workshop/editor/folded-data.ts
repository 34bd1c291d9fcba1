import { codeFolding, foldEffect } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'

export type Range = { from: number; to: number }

/** Data: a picture written as an address, up to its quotation mark, or any long run without a space. */
const dataPattern = /data:[^"\n]{200,}|\S{240,}/g
/** What stays visible of it. */
const shownBefore = 40
const shownAfter = 8

/** How folded data is shown: a button that opens it. `label` says how many characters there are. */
export function dataFolding(label: (count: number) => string): Extension {
  return codeFolding({
    preparePlaceholder: (_state, { from, to }) => to - from,
    placeholderDOM: (_view, onClick, count: number) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'cm-folded-data'
      button.textContent = label(count)
      button.addEventListener('click', onClick)
      return button
    },
  })
}

/** Folds data, which take up most of a pane and hide the code around them. */
export function foldData(state: EditorState): EditorState {
  const ranges = dataIn(state.doc.toString())
  return state.update({ effects: ranges.map((range) => foldEffect.of(range)) }).state
}

/** The parts of a text that are folded. */
export function dataIn(text: string): Range[] {
  return [...text.matchAll(dataPattern)].map(({ index, 0: run }) => ({
    from: index + shownBefore,
    to: index + run.length - shownAfter,
  }))
}
