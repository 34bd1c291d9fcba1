import type { SeedFile } from '@cairn/contract'
import { Compartment, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Registers the key bindings once the extension has loaded. */
export const emmetKeys = new Compartment()

export const emmetLanguages: ReadonlySet<SeedFile['ext']> = new Set(['html', 'css', 'jsx', 'tsx'])

/** Lets Tab expand an abbreviation such as `ul>li*3` before the cursor; anywhere else Tab still indents. */
export async function addEmmet(view: EditorView): Promise<void> {
  const { expandAbbreviation } = await import('@emmetio/codemirror6-plugin')
  const expand = (target: EditorView) => isBehindAbbreviation(target) && expandAbbreviation(target)
  view.dispatch({ effects: emmetKeys.reconfigure(Prec.high(keymap.of([{ key: 'Tab', run: expand }]))) })
}

/** Tab after a plain word or in an empty place indents, because that is what the camper expects there. */
export function isBehindAbbreviation({ state }: Pick<EditorView, 'state'>): boolean {
  const { main } = state.selection
  if (!main.empty) return false
  const line = state.doc.lineAt(main.head)
  return /\S$/.test(line.text.slice(0, main.head - line.from))
}
