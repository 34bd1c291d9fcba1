import type { SyntaxNode } from '@lezer/common'
import type { About, WrongChange } from '../variants/change.ts'
import { type Code, replaced } from '../variants/syntax.ts'
import { isInDrawing, nameOf, wordsFor } from './other-elements.ts'

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
  const space = node.from - text.slice(0, node.from).trimEnd().length
  // One space stays between the attributes around it.
  const from = space > 1 ? node.from - space + 1 : node.from
  return replaced('a removed attribute', { from, to: node.to }, '', aboutAttribute(text, node))
}

/** Ids and classes are asked for by their value, other attributes by their name, together with their element. */
function aboutAttribute(text: string, node: SyntaxNode): About {
  const { name, value, element } = partsOf(text, node)
  return name === 'id' || name === 'class' ? [once(text, name, value)] : [[name], element]
}

/** Ids and classes are asked for by themselves, other values together with their attribute. */
function aboutValue(text: string, name: string, value: string): About {
  if (name === 'id' || name === 'class') return [once(text, name, value)]
  // Where a text says `name`, it does not mean `name="name"`.
  return [value.split(/\s+/).filter((word) => word !== name), [name]]
}

/** The ids or classes that one element has: how many have the others is often open. */
function once(text: string, name: string, value: string): string[] {
  const words = value.match(/[\w-]+/g) ?? []
  return words.filter((word) => {
    const pattern = new RegExp(`\\b${name}=["']?(?:[^"']*\\s)?${word}(?![\\w-])`, 'g')
    return [...text.matchAll(pattern)].length < 2
  })
}

/** Values in the author's own words, which tests may ask for but not word for word: only an empty one is wrong. */
const inWords = ['alt', 'title', 'placeholder', 'content', 'aria-label', 'lang']

function withOtherValue(text: string, node: SyntaxNode): WrongChange[] {
  const { name, value, place, element } = partsOf(text, node)
  if (!place) return []
  const operator = 'another attribute value'
  if (value.trim() === '') return [replaced(operator, place, '"wrong"', [[name], element])]
  if (inWords.includes(name)) return [replaced(operator, place, '""', [[name], element])]
  return [replaced(operator, place, `"${otherValue(value)}"`, aboutValue(text, name, value))]
}

function partsOf(text: string, node: SyntaxNode) {
  const name = node.getChild('AttributeName')
  const place = node.getChild('AttributeValue') ?? node.getChild('UnquotedAttributeValue')
  const value = place ? text.slice(place.from, place.to).replaceAll(/^["']|["']$/g, '') : ''
  const element = node.parent?.parent
  return {
    name: name ? text.slice(name.from, name.to).toLowerCase() : '',
    value,
    place,
    element: element ? [nameOf(element, text), ...wordsFor(element, text)] : [],
  }
}

function otherValue(value: string): string {
  if (/^\d+$/.test(value)) return String(Number(value) + 1)
  // An address of a place in the page stays one.
  return value.startsWith('#') ? '#wrong' : 'wrong'
}
