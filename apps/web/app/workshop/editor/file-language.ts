import type { SeedFile } from '@cairn/contract'
import { LanguageSupport } from '@codemirror/language'
import { Compartment, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { loadLanguage } from '#shared/code/load-language.ts'
import { loadColors } from './load-colors.ts'

const slot = new Compartment()

/** The place of a file's language in its editor. What helps with typing comes when the camper goes into the editor. */
export function fileLanguage(ext: SeedFile['ext']): Extension {
  return [
    slot.of([]),
    EditorView.updateListener.of(({ focusChanged, view }) => {
      if (focusChanged && view.hasFocus) void addLanguage(view, ext)
    }),
  ]
}

/** Colors a file once the grammar of its language has loaded; a file may have been left while it was loading. */
export async function addColors(view: EditorView, ext: SeedFile['ext']): Promise<void> {
  if (hasLanguage(view) || hasColors(view)) return
  const colors = await loadColors(ext, view.state.doc.toString())
  if (colors && !hasLanguage(view)) view.dispatch({ effects: slot.reconfigure(colors) })
}

/** Indents and completes the code of a file once its language has loaded. */
async function addLanguage(view: EditorView, ext: SeedFile['ext']): Promise<void> {
  if (hasLanguage(view)) return
  const language = await loadLanguage(ext)
  if (language && !hasLanguage(view)) view.dispatch({ effects: slot.reconfigure(language) })
}

function hasColors({ state }: EditorView): boolean {
  return !Array.isArray(slot.get(state))
}

function hasLanguage({ state }: EditorView): boolean {
  return slot.get(state) instanceof LanguageSupport
}
