import { EditorView } from '@codemirror/view'

/**
 * A browser puts the caret at the start of an editor that is focused with a key, where a lesson is often locked.
 * CodeMirror moves it back, unless the browser is busy for 200 ms. Then everything that is typed would be refused.
 */
export const caretOnFocus = EditorView.domEventObservers({
  focus: (_event, view) => view.focus(),
})
