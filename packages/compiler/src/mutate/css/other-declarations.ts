import type { SyntaxNode } from '@lezer/common'
import { inBothDirections } from '../variants/in-both-directions.ts'
import type { About, WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'

const others = inBothDirections([
  ['margin', 'padding'],
  ['margin-top', 'margin-bottom'],
  ['margin-left', 'margin-right'],
  ['padding-top', 'padding-bottom'],
  ['padding-left', 'padding-right'],
  ['color', 'background-color'],
  ['width', 'height'],
  ['max-width', 'min-width'],
  ['top', 'bottom'],
  ['left', 'right'],
  ['justify-content', 'align-items'],
  ['grid-template-columns', 'grid-template-rows'],
  ['border', 'outline'],
  ['border-top', 'border-bottom'],
  ['border-left', 'border-right'],
  ['font-size', 'line-height'],
  ['font-weight', 'font-style'],
])

/** Declarations that are left out, and such of a neighboring property. */
export function otherDeclarations({ text, nodes }: Code): WrongChange[] {
  return nodes
    .filter(({ name }) => name === 'Declaration')
    .flatMap((node) => {
      const property = node.firstChild
      const about = aboutDeclaration(text, node)
      const end = text[node.to] === ';' ? node.to + 1 : node.to
      const removed = replaced('a removed declaration', { from: node.from, to: end }, '', about)
      const other = property ? others[text.slice(property.from, property.to)] : undefined
      return property && other !== undefined
        ? [removed, replaced('another property', property, other, about)]
        : [removed]
    })
}

/** A declaration is asked for by the name of its property, together with what it is for. */
export function aboutDeclaration(text: string, declaration: SyntaxNode): About {
  const property = declaration.firstChild
  const words = property ? [text.slice(property.from, property.to)] : []
  const rule = declaration.parent?.parent
  return [words, rule ? namesIn(text, rule) : []]
}

/** Elements, classes and ids in the selectors of a rule. */
export function namesIn(text: string, rule: SyntaxNode): string[] {
  const end = rule.getChild('Block')?.from ?? rule.to
  return text.slice(rule.from, end).match(/[\w-]+/g) ?? []
}
