import type { SyntaxNode } from '@lezer/common'
import { otherElement } from '../variants/other-element.ts'
import type { About, WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'
import { wordsForElement } from '../variants/words-for-element.ts'

/** JSX: elements, attributes, what is in them, and their nesting. */
export function otherElements({ text, nodes }: Code): WrongChange[] {
  return nodes.flatMap((node) => {
    if (node.name === 'JSXAttribute') return otherAttribute(text, node)
    if (node.name === 'JSXEscape' && node.parent?.name === 'JSXElement') {
      return [replaced('a removed value', node, '')]
    }
    return node.name === 'JSXElement' ? otherJsxElement(text, node) : []
  })
}

function otherAttribute(text: string, node: SyntaxNode): WrongChange[] {
  const name = node.firstChild
  if (!name || text.slice(name.from, name.to) === 'key') return []
  const value = node.getChild('JSXAttributeValue')
  // What is worked out is what the component does.
  if (!value) return [replaced('a removed attribute', node, '')]
  const about = aboutAttribute(text.slice(name.from, name.to), text.slice(value.from, value.to))
  return [
    replaced('a removed attribute', node, '', about),
    replaced('another attribute value', value, '"wrong"', about),
  ]
}

/** Ids and classes are asked for by their value, other attributes by their name, as in HTML. */
function aboutAttribute(name: string, value: string): About {
  if (name === 'id' || name === 'className') return [value.match(/[\w-]+/g) ?? []]
  return [name === 'htmlFor' ? ['for', name] : [name]]
}

function otherJsxElement(text: string, node: SyntaxNode): WrongChange[] {
  const open = node.getChild('JSXOpenTag')
  const close = node.getChild('JSXCloseTag')
  const [start, end] = [open?.getChild('JSXBuiltin'), close?.getChild('JSXBuiltin')]
  const name = start && text.slice(start.from, start.to)
  const words = wordsFor(text, node)
  const about = words && [words]
  const changes: WrongChange[] = []
  if (node.parent?.name === 'JSXElement') changes.push(replaced('a removed element', node, '', about))
  if (!open || !close) return changes
  const content = { from: open.to, to: close.from }
  if (
    text.slice(content.from, content.to).trim() !== '' &&
    childrenOf(node).every((child) => child.name !== 'JSXElement')
  ) {
    changes.push(replaced('an empty element', content, '', about))
  }
  // A component is no builtin element, and no other one is alike.
  if (start && end && name) {
    const insert = otherElement(name)
    changes.push({
      operator: 'another element',
      edits: [
        { from: start.from, to: start.to, insert },
        { from: end.from, to: end.to, insert },
      ],
      about: [words?.filter((word) => word === name) ?? []],
    })
  }
  return changes
}

/** Undefined for a component, which is always asked for. */
function wordsFor(text: string, node: SyntaxNode): string[] | undefined {
  const tag = node.getChild('JSXOpenTag') ?? node.getChild('JSXSelfClosingTag')
  const builtin = tag?.getChild('JSXBuiltin')
  if (!tag || !builtin) return undefined
  return wordsForElement(text.slice(builtin.from, builtin.to), text.slice(tag.from, tag.to), text)
}
