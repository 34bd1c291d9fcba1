import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { EditorState, Text } from '@codemirror/state'
import { expect, test } from 'vitest'
import { editableRegion, regionField } from './editable-region.ts'
import { typeOverIn } from './type-over.ts'

const languages = { html: html(), jsx: javascript({ jsx: true }), js: javascript() }

/** What is there after the last key of a text has been typed at the bar; undefined if the key does what it always does. */
function typeAtBar(language: keyof typeof languages, text: string, key: string): string | undefined {
  const at = text.indexOf('|')
  const doc = text.replace('|', '')
  const state = EditorState.create({
    doc,
    selection: { anchor: at },
    extensions: [languages[language], regionField],
  })
  const change = typeOverIn(state, at, key)
  if (!change) return undefined
  const after = state.update(change).state
  const { head } = after.selection.main
  return `${after.sliceDoc(0, head)}|${after.sliceDoc(head)}`
}

test.for([
  ['js', 'if (tide) {\n  sail()\n  |\n}', '}', 'if (tide) {\n  sail()\n}|'],
  ['js', 'if (tide) {\n  sail()\n|\n}\n', '}', 'if (tide) {\n  sail()\n}|\n'],
  [
    'js',
    'for (;;) {\n  if (tide) {\n    sail()\n    |\n  }\n}',
    '}',
    'for (;;) {\n  if (tide) {\n    sail()\n  }|\n}',
  ],
  ['js', 'log([\n  1\n]|)', ')', 'log([\n  1\n])|'],
  ['js', 'const tides = [\n  1,\n  |\n]', ']', 'const tides = [\n  1,\n]|'],
  ['js', "say('{')\nif (tide) {\n  |\n}", '}', "say('{')\nif (tide) {\n}|"],
  [
    'jsx',
    'const tides = (\n  <ul>\n    <li />\n    </ul|\n  </ul>\n)',
    '>',
    'const tides = (\n  <ul>\n    <li />\n  </ul>|\n)',
  ],
  ['jsx', 'const tide = <b><b>Low</b|</b></b>', '>', 'const tide = <b><b>Low</b>|</b>'],
  [
    'html',
    '<style>\n  p {\n    color: red;\n    |\n  }\n</style>',
    '}',
    '<style>\n  p {\n    color: red;\n  }|\n</style>',
  ],
  ['jsx', 'const tide = <p>Low</p|</p>', '>', 'const tide = <p>Low</p>|'],
] as const)('in %s, %j and then “%s” is %j', ([language, text, key, expected]) => {
  expect(typeAtBar(language, text, key)).toBe(expected)
})

test.for([
  ['something is still open beside it', 'js', 'log(sail(|)', ')'],
  ['something is still open', 'js', 'for (;;) {\n  if (tide) {\n    sail()\n  |\n}', '}'],
  ['the next one is of another kind', 'js', 'call(() => {\n  |\n)', '}'],
  ['there is code in the line', 'js', 'if (tide) {\n  sail() |\n}', '}'],
  ['nothing follows', 'js', 'if (tide) {\n  sail()\n|', '}'],
  ['it is part of a text', 'js', "say('tides :|)')", ')'],
  ['it is in the same line', 'js', 'const tide = { low: 1 | }', '}'],
  ['another element of the name is open', 'jsx', 'const tide = <b>\n  <b>Low</b|\n</b>', '>'],
  ['the next tag is of another name', 'jsx', 'const tide = <p><b>Low</b|</p>', '>'],
  ['it opens something', 'jsx', 'const tide = <p|</p>', '>'],
] as const)('a key does what it always does when %s', ([, language, text, key]) => {
  expect(typeAtBar(language, text, key)).toBeUndefined()
})

test('a bracket outside the editable region is not typed over', () => {
  const doc = Text.of(['if (tide) {', '  sail()', '  ', '}'])
  const at = doc.line(3).to
  const extensions = [languages.js, editableRegion(doc, [0, 4], 'locked')]
  expect(typeOverIn(EditorState.create({ doc, extensions }), at, '}')).toBeUndefined()
})
