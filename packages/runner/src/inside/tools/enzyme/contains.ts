import { readElement } from './read-element.ts'
import { isElement, type RenderedNode } from './rendered-node.ts'

/** Whether a tree contains a text or an element with the same type, properties and children. */
export function contains(tree: RenderedNode, wanted: unknown): boolean {
  const [node] = readElement(wanted)
  if (node === undefined) return false
  return isSame(tree, node) || (isElement(tree) && tree.children.some((child) => contains(child, wanted)))
}

function isSame(one: RenderedNode, other: RenderedNode): boolean {
  if (!isElement(one) || !isElement(other)) return one === other
  const names = new Set([...Object.keys(one.props), ...Object.keys(other.props)])
  names.delete('children')
  return (
    one.type === other.type &&
    [...names].every((name) => Object.is(one.props[name], other.props[name])) &&
    one.children.length === other.children.length &&
    one.children.every((child, index) => isSame(child, other.children[index] ?? ''))
  )
}
