import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code } from '../variants/syntax.ts'
import { isInDrawing, nameOf, wordsFor } from './other-elements.ts'

/** Moving out of these is undone by the browser, or changes nothing. */
const outer = ['html', 'head', 'body', 'svg', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'select']

/** The last element in another one, moved behind it. */
export function otherNesting({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node): WrongChange[] => {
    if (node.name !== 'Element' || isInDrawing(node, text) || outer.includes(nameOf(node, text))) return []
    const close = node.getChild('CloseTag')
    const last = childrenOf(node).findLast(({ name }) => name === 'Element')
    if (!close || !last?.getChild('CloseTag')) return []
    return [
      {
        operator: 'another nesting',
        about: [wordsFor(node, text), wordsFor(last, text)],
        edits: [
          { from: last.from, to: last.to, insert: '' },
          { from: close.to, to: close.to, insert: text.slice(last.from, last.to) },
        ],
      },
    ]
  })
}
