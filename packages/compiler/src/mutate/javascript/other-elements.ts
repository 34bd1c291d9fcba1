import type { SyntaxNode } from '@lezer/common'
import { otherElement } from '../variants/other-element.ts'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'

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
  const removed = replaced('a removed attribute', node, '')
  return value ? [removed, replaced('another attribute value', value, '"wrong"')] : [removed]
}

function otherJsxElement(text: string, node: SyntaxNode): WrongChange[] {
  const open = node.getChild('JSXOpenTag')
  const close = node.getChild('JSXCloseTag')
  const changes: WrongChange[] = []
  if (node.parent?.name === 'JSXElement') changes.push(replaced('a removed element', node, ''))
  if (!open || !close) return changes
  const content = { from: open.to, to: close.from }
  if (
    text.slice(content.from, content.to).trim() !== '' &&
    childrenOf(node).every(({ name }) => name !== 'JSXElement')
  ) {
    changes.push(replaced('an empty element', content, ''))
  }
  const [start, end] = [open.getChild('JSXBuiltin'), close.getChild('JSXBuiltin')]
  const name = start && text.slice(start.from, start.to)
  // A component is no builtin element, and no other one is alike.
  if (start && end && name) {
    const insert = otherElement(name)
    changes.push({
      operator: 'another element',
      edits: [
        { from: start.from, to: start.to, insert },
        { from: end.from, to: end.to, insert },
      ],
    })
  }
  return changes
}
