import type { SeedFile } from '@cairn/contract'
import { Compartment } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { loadLanguage } from '#shared/code/load-language.ts'

const slot = new Compartment()

/** The place of a file's language in its editor. */
export const fileLanguage = slot.of([])

/** Colors and indents a file once its language has loaded. */
export async function addLanguage(view: EditorView, ext: SeedFile['ext']): Promise<void> {
  const language = await loadLanguage(ext)
  if (language) view.dispatch({ effects: slot.reconfigure(language) })
}

/** Whether the language of this editor's file is there; a file may have been left while it was loading. */
export function hasLanguage({ state }: EditorView): boolean {
  return !Array.isArray(slot.get(state))
}
