import type { Extension } from '@codemirror/state'
import { type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

type Decorate = (view: EditorView) => DecorationSet

/** Decorates the lines in view, again whenever they change; a long file has many more. */
export function decoratedLines(decorate: Decorate): Extension {
  return ViewPlugin.define((view) => new DecoratedLines(view, decorate), {
    decorations: ({ lines }) => lines,
  })
}

class DecoratedLines {
  lines: DecorationSet
  readonly #decorate: Decorate

  constructor(view: EditorView, decorate: Decorate) {
    this.#decorate = decorate
    this.lines = decorate(view)
  }

  update({ view, docChanged, viewportChanged }: ViewUpdate): void {
    if (docChanged || viewportChanged) this.lines = this.#decorate(view)
  }
}
