import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'
import { isInDrawing, nameOf } from './other-elements.ts'

/** Each attribute removed, and with another value. */
export function otherAttributes({ text, nodes }: Code): WrongChange[] {
  return nodes
    .filter(({ name }) => name === 'Attribute')
    .filter(({ parent }) => {
      const element = parent?.parent
      return !element || (nameOf(element, text) !== 'svg' && !isInDrawing(element, text))
    })
    .flatMap((node) => [withoutAttribute(text, node), ...withOtherValue(text, node)])
}

function withoutAttribute(text: string, node: SyntaxNode): WrongChange {
  const space = /\s*$/.exec(text.slice(0, node.from))?.[0].length ?? 0
  return {
    operator: 'a removed attribute',
    edits: [
      { from: node.from, to: node.to, insert: '' },
      ...(space > 1 ? [{ from: node.from - space + 1, to: node.from, insert: '' }] : []),
    ],
  }
}

/** Values in the author's own words: any text would do, but not none. */
const inWords = ['alt', 'title', 'placeholder', 'content', 'aria-label', 'lang']

function withOtherValue(text: string, node: SyntaxNode): WrongChange[] {
  const name = node.getChild('AttributeName')
  const value = node.getChild('AttributeValue') ?? node.getChild('UnquotedAttributeValue')
  if (!name || !value) return []
  const attribute = text.slice(name.from, name.to).toLowerCase()
  const written = text.slice(value.from, value.to).replaceAll(/^["']|["']$/g, '')
  if (written.trim() === '') return [replaced('another attribute value', value, '"wrong"')]
  const other = inWords.includes(attribute) ? '' : otherValue(written)
  return [replaced('another attribute value', value, `"${other}"`)]
}

function otherValue(value: string): string {
  if (/^\d+$/.test(value)) return String(Number(value) + 1)
  // An address of a place in the page stays one.
  return value.startsWith('#') ? '#wrong' : 'wrong'
}
