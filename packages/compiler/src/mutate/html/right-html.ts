import type { SyntaxNode } from '@lezer/common'
import { rightCss } from '../css/right-css.ts'
import { rightJavaScript } from '../javascript/right-javascript.ts'
import { beforeLines } from '../variants/before-lines.ts'
import { type Edit, moved, type RightChange, together } from '../variants/change.ts'
import { otherQuotes } from '../variants/other-quotes.ts'
import { ownNote } from '../variants/own-note.ts'
import type { Code } from '../variants/syntax.ts'
import { isInDrawing } from './other-elements.ts'
import { parseHtml } from './wrong-html.ts'

/** Right variants of a page, with the styles and scripts in it. */
export function rightHtml(text: string, mentioned: ReadonlySet<string>): RightChange[] {
  const code = parseHtml(text)
  const values = code.nodes.filter(({ name }) => name === 'AttributeValue')
  const elements = code.nodes.filter(
    (node) => node.name === 'Element' && node.parent?.name === 'Element' && !isInDrawing(node, text),
  )
  return [
    ...together('other quotes', otherQuotes(text, values)),
    ...together('other spacing', [...roomyTags(code), ...beforeLines(text, elements, '')]),
    ...together('comments', beforeLines(text, elements, `<!-- ${ownNote} -->`)),
    ...together(
      'another order of attributes',
      code.nodes.flatMap((node) => turned(text, node)),
    ),
    ...inside(code, mentioned),
  ]
}

/** A policy with the hash of a script: that script is right in one spelling only. */
const namesHash = /'sha(?:256|384|512)-/

function roomyTags({ nodes }: Code): Edit[] {
  return nodes
    .filter(({ name, parent }) => name === 'EndTag' && parent?.getChild('Attribute'))
    .map(({ from }) => ({ from, to: from, insert: ' ' }))
}

/** The attributes of a tag from the last to the first. */
function turned(text: string, node: SyntaxNode): Edit[] {
  const attributes = node.name.endsWith('Tag') ? node.getChildren('Attribute') : []
  if (attributes.length < 2) return []
  const written = attributes.map(({ from, to }) => text.slice(from, to)).toReversed()
  return attributes.map(({ from, to }, index) => ({ from, to, insert: written[index] ?? '' }))
}

function inside({ text, nodes }: Code, mentioned: ReadonlySet<string>): RightChange[] {
  return nodes.flatMap(({ name, from, to }) => {
    const part = text.slice(from, to)
    if (name === 'StyleText') return rightCss(part).map((change) => moved(change, from))
    if (name !== 'ScriptText' || namesHash.test(text)) return []
    return rightJavaScript(part, mentioned).map((change) => moved(change, from))
  })
}
