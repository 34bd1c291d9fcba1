import { Compartment, type Extension } from '@codemirror/state'
import { EditorView, gutter } from '@codemirror/view'

const place = new Compartment()

/** As wide as the marks beside mistakes, so that the code does not move when they come. */
const room = gutter({ class: 'cm-gutter-lint' })

/** The place of the aids for writing, which are loaded when the camper first goes into the editor (decision 66). */
export const lateAids: Extension = [
  place.of(room),
  EditorView.updateListener.of(({ focusChanged, view }) => {
    if (focusChanged && view.hasFocus) void addAids(view)
  }),
]

/** Adds the aids for writing, once they have loaded. */
export async function addAids(view: EditorView): Promise<void> {
  if (place.get(view.state) !== room) return
  const { writingAids } = await import('./writing-aids.ts')
  if (place.get(view.state) === room) view.dispatch({ effects: place.reconfigure(writingAids) })
}
