import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/**
 * Scrolls to the caret when the editor becomes smaller: above an answer, beside a phone's keyboard, in a smaller window.
 * Campers who have scrolled away from the caret stay where they are.
 */
export const caretInView = ViewPlugin.fromClass(
  class {
    isCaretVisible = true
    readonly #resizes: ResizeObserver

    constructor(view: EditorView) {
      const showCaret = () => {
        const { head } = view.state.selection.main
        if (this.isCaretVisible) view.dispatch({ effects: EditorView.scrollIntoView(head) })
      }
      this.#resizes = new ResizeObserver(showCaret)
      this.#resizes.observe(view.scrollDOM)
    }

    update({ selectionSet }: ViewUpdate) {
      if (selectionSet) this.isCaretVisible = true
    }

    destroy() {
      this.#resizes.disconnect()
    }
  },
  {
    eventObservers: {
      scroll(_event, view) {
        const box = view.scrollDOM.getBoundingClientRect()
        // A phone shows one pane at a time; an editor that is hidden has no height.
        if (box.height === 0) return
        const caret = view.coordsAtPos(view.state.selection.main.head)
        this.isCaretVisible = caret !== null && caret.bottom > box.top && caret.top < box.bottom
      },
    },
  },
)
