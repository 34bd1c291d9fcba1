import type { SeedFile } from '@cairn/contract'
import { Compartment, Prec } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Where the keys go once they have arrived. */
export const emmetKeys = new Compartment()

export const emmetLanguages: ReadonlySet<SeedFile['ext']> = new Set(['html', 'css', 'jsx', 'tsx'])

/** Lets Tab expand an abbreviation such as `ul>li*3` in front of it; anywhere else Tab indents as before. */
export async function addEmmet(view: EditorView): Promise<void> {
  const { expandAbbreviation } = await import('@emmetio/codemirror6-plugin')
  const expand = (target: EditorView) => isBehindAbbreviation(target) && expandAbbreviation(target)
  view.dispatch({ effects: emmetKeys.reconfigure(Prec.high(keymap.of([{ key: 'Tab', run: expand }]))) })
}

/** A plain word or an empty place is indented: whoever presses Tab there wants space. */
export function isBehindAbbreviation({ state }: Pick<EditorView, 'state'>): boolean {
  const { main } = state.selection
  if (!main.empty) return false
  const line = state.doc.lineAt(main.head)
  return /\S$/.test(line.text.slice(0, main.head - line.from))
}
