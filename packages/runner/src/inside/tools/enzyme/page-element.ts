import { isElement, isHost, isList, type Rendered, type RenderedNode } from './rendered-node.ts'

/** A node's own element, or those that its component rendered, as far as React knows them. */
export function pageElement(start: RenderedNode): Element | null | (Element | null)[] {
  let node: Rendered = start
  while (isElement(node) && node.instance === null) node = node.rendered
  if (isList(node)) return node.map(firstElement)
  if (isElement(node) && !isHost(node) && isList(node.rendered)) return node.rendered.map(firstElement)
  return firstElement(node)
}

/** Functions among several nodes have no element. */
function firstElement(node: RenderedNode): Element | null {
  return isElement(node) && node.instance !== null ? elementIn(node) : null
}

function elementIn(node: RenderedNode): Element | null {
  if (!isElement(node)) return null
  if (node.instance instanceof Element) return node.instance
  for (const child of node.children) {
    const element = elementIn(child)
    if (element) return element
  }
  return null
}
