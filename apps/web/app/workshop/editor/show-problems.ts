import { setDiagnostics } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { addAids } from './late-aids.ts'

/** A mistake in the file that is shown; line and column from 1. */
export type Problem = { line: number; column: number; message: string }

/** Underlines mistakes in the code; F8 moves to the next one and reads it out. */
export function showProblems(view: EditorView, problems: readonly Problem[]): void {
  const { doc } = view.state
  const diagnostics = problems.map(({ line: number, column, message }) => {
    const line = doc.line(Math.min(Math.max(number, 1), doc.lines))
    const from = Math.min(line.from + Math.max(column - 1, 0), line.to)
    const word = /^[\w$]+/.exec(doc.sliceString(from, line.to))?.[0].length ?? 1
    // At the end of a line there is nothing to underline except the character before it.
    const to = Math.min(from + word, line.to)
    return {
      from: from === to ? Math.max(line.from, from - 1) : from,
      to,
      severity: 'error',
      message,
    } as const
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
  void addAids(view)
}
