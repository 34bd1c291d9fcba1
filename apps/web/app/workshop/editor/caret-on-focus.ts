import { EditorView } from '@codemirror/view'

/**
 * A browser puts the caret at the start of an editor that is focused with a key, where a lesson is often locked. The
 * editor puts it back, but not where that takes longer than 200 ms, and what was typed by then is refused.
 */
export const caretOnFocus = EditorView.domEventObservers({
  focus: (_event, view) => view.focus(),
})
