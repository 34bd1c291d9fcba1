import { type Extension, StateEffect, type StateEffectType, StateField } from '@codemirror/state'
import { EditorView, showTooltip, type Tooltip } from '@codemirror/view'

/** Something was typed where nothing can be changed; the position of the cursor. */
export const refusedAt: StateEffectType<number> = StateEffect.define()

/** Says beside the cursor that nothing can be changed there, until the cursor or the text moves. */
export function lockedNotice(message: string): Extension {
  return StateField.define<Tooltip | null>({
    create: () => null,
    update: (notice, { docChanged, effects, selection }) => {
      const refused = effects.find((effect) => effect.is(refusedAt))
      if (refused) return tooltipAt(refused.value, message)
      return docChanged || selection ? null : notice
    },
    provide: (field) => [
      showTooltip.from(field),
      EditorView.domEventHandlers({
        blur: (_event, view) => {
          const { state } = view
          if (state.field(field)) view.dispatch({ selection: state.selection })
        },
      }),
    ],
  })
}

function tooltipAt(position: number, message: string): Tooltip {
  return {
    pos: position,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      dom.className = 'cm-locked-notice'
      dom.textContent = message
      // It is announced as well.
      dom.ariaHidden = 'true'
      return { dom }
    },
  }
}
