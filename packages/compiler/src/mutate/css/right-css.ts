import { beforeLines } from '../variants/before-lines.ts'
import { type RightChange, together } from '../variants/change.ts'
import { otherQuotes } from '../variants/other-quotes.ts'
import { ownNote } from '../variants/own-note.ts'
import { otherUnits } from './other-units.ts'
import { parseCss } from './wrong-css.ts'

/** Right variants of a style sheet. */
export function rightCss(text: string): RightChange[] {
  const code = parseCss(text)
  const declarations = code.nodes.filter(({ name }) => name === 'Declaration')
  const strings = code.nodes.filter(({ name }) => name === 'StringLiteral')
  const colons = declarations.flatMap((node) => {
    const colon = node.getChild(':')
    return colon ? [{ from: colon.from, to: colon.from, insert: ' ' }] : []
  })
  return [
    ...together('other quotes', otherQuotes(text, strings)),
    ...together('other spacing', [...colons, ...beforeLines(text, declarations, '')]),
    ...together('comments', beforeLines(text, declarations, `/* ${ownNote} */`)),
    ...together('equivalent units', otherUnits(code)),
  ]
}
