import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from '@codemirror/autocomplete'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { type Extension, Prec } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { typeOver } from './type-over.ts'

/** What helps those who type: completions, brackets in pairs, search, and marks beside mistakes. */
export const writingAids: Extension = [
  // The list of completions would cover the result of a check, which the key goes on to run.
  Prec.highest(keymap.of([{ key: 'Mod-Enter', run: (view) => closeCompletion(view) && false }])),
  Prec.high(keymap.of([...closeBracketsKeymap, ...completionKeymap, ...searchKeymap, ...lintKeymap])),
  closeBrackets(),
  typeOver,
  // Enter inserts a line break until the camper has chosen an entry.
  autocompletion({ selectOnOpen: false }),
  search({ top: true }),
  lintGutter(),
]
