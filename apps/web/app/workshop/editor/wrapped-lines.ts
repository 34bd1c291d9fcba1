import { countColumn, type Extension, RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView } from '@codemirror/view'
import { decoratedLines } from './decorated-lines.ts'

/** Deeper code, in a narrow pane, would have no room left. */
const maximumIndent = 24

/** What is wrapped continues below the first character of its line, not at the edge. */
export function wrappedLines(): Extension {
  return decoratedLines(hangingIndents)
}

function hangingIndents({ state, visibleRanges }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to;) {
      const line = state.doc.lineAt(at)
      const indent = indentOf(line.text, state.tabSize)
      if (indent > 0) builder.add(line.from, line.from, hanging(indent))
      at = line.to + 1
    }
  }
  return builder.finish()
}

/** The columns of white space before a line's text; 0 with tabs, whose stops a hanging indent would move. */
export function indentOf(text: string, tabSize: number): number {
  const [space = ''] = /^\s*/.exec(text) ?? []
  return space.includes('\t') ? 0 : Math.min(countColumn(space, tabSize), maximumIndent)
}

function hanging(indent: number): Decoration {
  const style = `text-indent:-${indent}ch;padding-left:calc(${indent}ch + 6px)`
  return Decoration.line({ attributes: { style } })
}
