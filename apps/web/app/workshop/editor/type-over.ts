import { ensureSyntaxTree } from '@codemirror/language'
import { type EditorState, Prec, type TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { regionField } from './editable-region.ts'

const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** How long a document may be read for a decision about one key, in milliseconds; without it, the key is just typed. */
const readingMs = 50

/**
 * The editor writes closing brackets by itself, below the caret if Enter was pressed between them, and closing tags in
 * JSX. Those who copy an example type them as well: then the caret moves behind the one that is there, instead of a
 * second one appearing. CodeMirror does so only for brackets beside the caret, and until it leaves their line.
 */
export const typeOver = Prec.high(
  EditorView.inputHandler.of((view, from, to, text) => {
    if (view.composing || view.state.readOnly || from !== to) return false
    const change = typeOverIn(view.state, from, text)
    if (!change) return false
    view.dispatch(change)
    return true
  }),
)

/** The change for a key that completes a bracket or tag that is there already; undefined if it is not, or is needed twice. */
export function typeOverIn(state: EditorState, at: number, key: string): TransactionSpec | undefined {
  const typed = key === '>' ? (/<\/[\w.-]+$/.exec(state.sliceDoc(Math.max(0, at - 99), at))?.[0] ?? '') : ''
  const closer = typed + key
  if (!Object.hasOwn(openers, closer) && typed === '') return undefined
  const region = state.field(regionField)
  const [gap = ''] = /^\s*/.exec(state.sliceDoc(at, region.to)) ?? []
  const end = at + gap.length + closer.length
  if (end > region.to || state.sliceDoc(at + gap.length, end) !== closer) return undefined
  const removed = removedRange(state, at, { typed, gap })
  if (!removed || removed.from < region.from) return undefined
  const change = {
    changes: removed,
    selection: { anchor: end - (removed.to - removed.from) },
    scrollIntoView: true,
    userEvent: 'input.type',
  }
  return closesAll(state.update(change).state, closer) ? change : undefined
}

/** What was typed of it, with its line if it had one of its own; undefined if what is there may belong to something else. */
function removedRange(state: EditorState, at: number, { typed, gap }: { typed: string; gap: string }) {
  const line = state.doc.lineAt(at)
  const from = at - typed.length
  if (!gap.includes('\n')) return gap === '' ? { from, to: at } : undefined
  const hasOwnLine = line.number > 1 && state.sliceDoc(line.from, from).trim() === ''
  return hasOwnLine ? { from: line.from - 1, to: at + gap.lastIndexOf('\n') } : undefined
}

/** Whether the bracket or tag before the caret is code, and nothing of its kind is open. */
function closesAll(state: EditorState, closer: string): boolean {
  const tree = ensureSyntaxTree(state, state.doc.length, readingMs)
  if (!tree) return false
  const name = closer.slice(2, -1)
  const isOfTag = (from: number, to: number) =>
    /^<\/?\s*(?<name>[\w.-]+)/.exec(state.sliceDoc(from, to))?.groups?.['name'] === name
  const caret = state.selection.main.head
  let open = 0
  let isCode = false
  tree.iterate({
    enter: ({ name: node, from, to }) => {
      if (node === openers[closer] || (node === 'JSXOpenTag' && isOfTag(from, to))) open += 1
      if (node !== closer && !(node === 'JSXCloseTag' && isOfTag(from, to))) return
      open -= 1
      if (to === caret) isCode = true
    },
  })
  return isCode && open <= 0
}
