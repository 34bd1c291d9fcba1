import type { SyntaxNode } from '@lezer/common'
import { inBothDirections } from '../variants/in-both-directions.ts'
import type { About, WrongChange } from '../variants/change.ts'
import { type Code, isIn, replaced } from '../variants/syntax.ts'
import { aboutDeclaration } from './other-declarations.ts'

const keywords = inBothDirections([
  ['flex', 'block'],
  ['grid', 'inline-block'],
  ['row', 'column'],
  ['left', 'right'],
  ['center', 'end'],
  ['space-between', 'start'],
  ['space-around', 'stretch'],
  ['absolute', 'static'],
  ['relative', 'fixed'],
  ['bold', 'normal'],
  ['solid', 'none'],
  ['uppercase', 'lowercase'],
  ['underline', 'overline'],
  ['hidden', 'visible'],
  ['border-box', 'content-box'],
  ['wrap', 'nowrap'],
  ['cover', 'contain'],
  ['italic', 'oblique'],
  ['serif', 'monospace'],
  ['sans-serif', 'cursive'],
])

/** Other numbers, colors and words in declarations. */
export function otherValues({ text, nodes }: Code): WrongChange[] {
  return nodes
    .filter((node) => isIn(node, ['Declaration']))
    .flatMap((node) => {
      const written = text.slice(node.from, node.to)
      const other = otherValue(node, written)
      return other === undefined
        ? []
        : [replaced('another style value', node, other, aboutValue(text, node, written))]
    })
}

/** A value is asked for together with its property or what it is for. A bare number stands in a text for many things. */
function aboutValue(text: string, node: SyntaxNode, written: string): About {
  let declaration: SyntaxNode = node
  while (declaration.parent && declaration.name !== 'Declaration') declaration = declaration.parent
  const isBare = !Number.isNaN(Number(written))
  return [isBare ? [] : [written], aboutDeclaration(text, declaration).flat()]
}

function otherValue({ name, parent }: SyntaxNode, written: string): string | undefined {
  if (name === 'ColorLiteral') return written.toLowerCase() === '#123456' ? '#654321' : '#123456'
  if (name === 'NumberLiteral') return otherNumber(written)
  if (name !== 'ValueName') return undefined
  // A color by its name is followed by nothing that tells it from other words.
  return keywords[written] ?? (parent?.firstChild && colors.test(written) ? '#123456' : undefined)
}

const colors =
  /^(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gray|grey|gold|teal|navy|olive|maroon|silver|\w*(?:blue|green|red|white|gray|grey|pink|brown|yellow|orange))$/

function otherNumber(written: string): string {
  const end = written.search(/[a-z%]/i)
  const unit = end === -1 ? '' : written.slice(end)
  const number = Number.parseFloat(written)
  if (number === 0) return `7${unit === '' ? 'px' : unit}`
  return `${Number((number * 2).toFixed(4))}${unit}`
}
