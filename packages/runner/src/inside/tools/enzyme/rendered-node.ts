/** What is at a place of a tree: an element, or what React was given there, such as a text, nothing or a function. */
export type RenderedNode =
  | RenderedElement
  | string
  | number
  | boolean
  | null
  | undefined
  | ((...args: never[]) => unknown)

/** A single node, or several, as a component returns them. */
export type Rendered = RenderedNode | readonly RenderedNode[]

/** An element of the page, or a component with what it rendered. */
export type RenderedElement = {
  /** A tag's name, the component's class or function, or an object of React's, such as a context's provider. */
  type: unknown
  props: Readonly<Record<string, unknown>>
  key: string | null
  ref: unknown
  /** The page's own element, or the component's instance; null for functions. */
  instance: unknown
  rendered: Rendered
  /** The same as a list, with the children of fragments in their place. */
  children: readonly RenderedNode[]
}

const fragment = Symbol.for('react.fragment')

export function createNode(node: Omit<RenderedElement, 'children'>): RenderedElement {
  return { ...node, children: childrenAmong(node.rendered) }
}

function childrenAmong(rendered: Rendered): readonly RenderedNode[] {
  const children: RenderedNode[] = []
  // An element may have been given lists of nothing.
  for (const child of isList(rendered) ? rendered.flat(2) : [rendered]) {
    if (isElement(child) && child.type === fragment) children.push(...child.children)
    else children.push(child)
  }
  return children
}

export function isList(rendered: Rendered): rendered is readonly RenderedNode[] {
  return Array.isArray(rendered)
}

export function isElement(node: unknown): node is RenderedElement {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** Whether it is an element of the page, not a component. */
export function isHost(node: RenderedNode): boolean {
  return isElement(node) && typeof node.type === 'string'
}

/** The node's properties; other nodes than elements have none. */
export function propsOf(node: RenderedNode): Readonly<Record<string, unknown>> {
  return isElement(node) ? node.props : {}
}

/** A node and all its descendants, in the order of the page, without those that show nothing. */
export function withDescendants(node: RenderedNode, found: RenderedNode[] = []): RenderedNode[] {
  if (!node) return found
  found.push(node)
  if (isElement(node)) for (const child of node.children) withDescendants(child, found)
  return found
}

/** The way from a root to a node, without the node; the last one for a text that is there several times. */
export function pathTo(root: RenderedNode, node: RenderedNode): RenderedElement[] | undefined {
  if (root === node) return []
  if (!isElement(root)) return undefined
  for (let index = root.children.length - 1; index >= 0; index--) {
    const path = pathTo(root.children[index], node)
    if (path) return [root, ...path]
  }
  return undefined
}
