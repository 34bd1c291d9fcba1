import type { SeedFile } from '@cairn/contract'
import { Compartment, type Extension, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'

const keys = new Compartment()

const languages: ReadonlySet<SeedFile['ext']> = new Set(['html', 'css', 'jsx', 'tsx'])

/**
 * Lets Tab expand an abbreviation such as `ul>li*3` before the cursor; anywhere else Tab still indents. What expands is
 * as large as an editor, and loaded when the camper starts typing.
 */
export function emmet(ext: SeedFile['ext']): Extension {
  if (!languages.has(ext)) return []
  const listener = EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged && !hasKeys(view)) void addKeys(view)
  })
  return [keys.of([]), listener]
}

function hasKeys({ state }: EditorView): boolean {
  return !Array.isArray(keys.get(state))
}

async function addKeys(view: EditorView): Promise<void> {
  const { expandAbbreviation } = await import('@emmetio/codemirror6-plugin')
  const expand = (target: EditorView) => isBehindAbbreviation(target) && expandAbbreviation(target)
  view.dispatch({ effects: keys.reconfigure(Prec.high(keymap.of([{ key: 'Tab', run: expand }]))) })
}

/** Tab after a plain word or in an empty place indents, because that is what the camper expects there. */
export function isBehindAbbreviation({ state }: Pick<EditorView, 'state'>): boolean {
  const { main } = state.selection
  if (!main.empty) return false
  const line = state.doc.lineAt(main.head)
  return /\S$/.test(line.text.slice(0, main.head - line.from))
}
