import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colors are the page's own tokens, so that both themes need one editor. */
const colours = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.controlKeyword],
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.attributeValue, tags.regexp, tags.special(tags.string)],
    color: 'var(--code-string)',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.meta, tags.documentMeta], color: 'var(--code-comment)' },
  {
    tag: [tags.tagName, tags.function(tags.variableName), tags.propertyName, tags.className],
    color: 'var(--code-name)',
  },
  { tag: [tags.attributeName, tags.typeName, tags.definition(tags.variableName)], color: 'var(--code-type)' },
])

const surfaces = EditorView.theme({
  // The box of the tooltips has the theme's own class, too, but must not take up room at the end of the page.
  '&.cm-editor': { backgroundColor: 'var(--surface-raised)', color: 'var(--text)', blockSize: '100%' },
  '&.cm-focused': { outline: '3px solid var(--focus)', outlineOffset: '-3px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--chosen-code-size, var(--code-size))',
    lineHeight: '1.6',
  },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: 'var(--space-3)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-sunken)',
    color: 'var(--text-soft)',
    border: 'none',
  },
  '.cm-gutter-lint': { inlineSize: '1.4em' },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--brand) 9%, transparent)',
  },
  '&.cm-partly-locked, &.cm-all-locked': { backgroundColor: 'var(--surface-sunken)' },
  '.cm-open': { backgroundColor: 'var(--surface-raised)', boxShadow: 'inset 3px 0 0 var(--brand)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--focus) 32%, transparent) !important',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--line-strong)',
    color: 'var(--text)',
  },
  '.cm-folded-data': {
    border: '1px dashed var(--line-strong)',
    borderRadius: '4px',
    background: 'none',
    color: 'var(--text-soft)',
    font: 'inherit',
    fontSize: '0.85em',
    cursor: 'pointer',
  },
  '.cm-locked-notice': { padding: '0.25rem 0.5rem', maxWidth: 'min(24rem, 90vw)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--brand)',
    color: 'var(--on-brand)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--bad) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--bad)' },
  '.cm-panels': { backgroundColor: 'var(--surface-sunken)', color: 'var(--text)' },
  '.cm-textfield': { backgroundColor: 'var(--surface-raised)', color: 'var(--text)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--surface)', color: 'var(--text)' },
  '.cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)' },
  '.cm-matchingBracket': {
    backgroundColor: 'var(--brand-soft) !important',
    outline: '1px solid var(--brand)',
  },
})

export const editorTheme: Extension = [surfaces, syntaxHighlighting(colours)]
