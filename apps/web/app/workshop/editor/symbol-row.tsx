import type { SeedFile } from '@cairn/contract'
import { cursorCharLeft, cursorCharRight, indentMore, redo, undo } from '@codemirror/commands'
import { EditorSelection } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { PointerEvent } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'

/** Symbols that a phone's keyboard hides behind two taps. */
const symbols = {
  html: ['<', '>', '/', '=', '"', '!', '-', '#', '.'],
  css: ['{', '}', ':', ';', '#', '.', '-', '(', ')', '%', '@'],
  js: ['{', '}', '(', ')', '[', ']', ';', '=', "'", '"', '`', '.', '+', '>', '<', '!', '&', '|', '$'],
  sql: ['*', '=', "'", ',', '(', ')', ';', '<', '>', '.', '_', '%', '-', '"'],
  sh: [
    '$',
    '"',
    "'",
    '/',
    '-',
    '|',
    '>',
    '<',
    '*',
    '~',
    '.',
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ';',
    '=',
    '#',
    '&',
    '!',
  ],
  py: [':', '(', ')', '[', ']', '=', '"', "'", '_', '.', '#', '+', '%', '{', '}'],
} as const

const commands = {
  undo: { sign: '↶', run: undo },
  redo: { sign: '↷', run: redo },
  indent: { sign: '⇥', run: indentMore },
  left: { sign: '←', run: cursorCharLeft },
  right: { sign: '→', run: cursorCharRight },
} as const

type SymbolRowProps = { view: EditorView | null; ext: SeedFile['ext'] }

/** A row of symbols above a phone's keyboard; the editor keeps the focus, so the keyboard stays open. */
export function SymbolRow({ view, ext }: SymbolRowProps) {
  const { t } = useTranslation()
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  return (
    <div className="symbol-row" role="toolbar" aria-label={t('challenge.editor.symbols')}>
      {Object.entries(commands).map(([name, { sign, run }]) => (
        <button
          key={name}
          type="button"
          aria-label={t(`challenge.editor.keys.${name as keyof typeof commands}`)}
          onPointerDown={keepFocus}
          onClick={() => view && run(view)}
        >
          {sign}
        </button>
      ))}
      {symbolsOf(ext).map((symbol) => (
        <button
          key={symbol}
          type="button"
          onPointerDown={keepFocus}
          onClick={() => view && insert(view, symbol)}
        >
          {symbol}
        </button>
      ))}
    </div>
  )
}

function symbolsOf(ext: SeedFile['ext']): readonly string[] {
  if (ext === 'jsx' || ext === 'tsx') return [...symbols.js, '/']
  return ext in symbols ? symbols[ext as keyof typeof symbols] : symbols.js
}

/** Inserts text at every cursor and replaces selections, as typing does. */
function insert(view: EditorView, text: string): void {
  view.dispatch(
    view.state.changeByRange((range) => ({
      changes: { from: range.from, to: range.to, insert: text },
      range: EditorSelection.cursor(range.from + text.length),
    })),
    { userEvent: 'input.type', scrollIntoView: true },
  )
  view.focus()
}
