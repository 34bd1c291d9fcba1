import { codeFolding, foldEffect } from '@codemirror/language'
import type { EditorState, Extension } from '@codemirror/state'

export type Range = { from: number; to: number }

/** Longer runs of characters are data: a picture written as an address, or anything else without a space. */
const minimumLength = 240
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

/** The parts of a text that are folded, at most one a line. */
export function dataIn(text: string): Range[] {
  return [...text.matchAll(/.+/g)].flatMap(({ index, 0: line }) => {
    const run = runsIn(line).find(({ from, to }) => to - from >= minimumLength)
    return run ? [{ from: index + run.from + shownBefore, to: index + run.to - shownAfter }] : []
  })
}

/** An address of data up to its quotation mark, which may contain spaces, and everything without a space. */
function runsIn(line: string): Range[] {
  const words = [...line.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }))
  const start = line.indexOf('data:')
  if (start === -1) return words
  const quote = line.indexOf('"', start)
  return [{ from: start, to: quote === -1 ? line.length : quote }, ...words]
}
