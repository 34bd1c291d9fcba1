/** The result of rendering: an element of the page, a component with what it rendered, or a text. */
export type RenderedNode = string | RenderedElement

export type RenderedElement = {
  /** A tag's name, or the component's class or function. */
  type: unknown
  props: Readonly<Record<string, unknown>>
  key: string | null
  /** The page's own element, or the component's instance; null for functions. */
  instance: unknown
  children: readonly RenderedNode[]
}

export function isElement(node: RenderedNode): node is RenderedElement {
  return typeof node !== 'string'
}

/** The name by which tests look a component up: its `displayName`, its own name, or the tag. */
export function nameOf({ type }: RenderedElement): string {
  if (typeof type === 'string') return type
  const { displayName, name } = (type ?? {}) as { displayName?: string; name?: string }
  return displayName ?? name ?? 'Component'
}

/** A node and all its descendants, in the order of the page. */
export function withDescendants(node: RenderedNode): RenderedElement[] {
  return isElement(node) ? [node, ...node.children.flatMap(withDescendants)] : []
}

/** The elements of a node: its own, or those that its component rendered. */
export function pageElements(node: RenderedNode): HTMLElement[] {
  if (!isElement(node)) return []
  return node.instance instanceof HTMLElement ? [node.instance] : node.children.flatMap(pageElements)
}

/** The text as a reader sees it; a component that was not rendered appears as its tag. */
export function textOf(node: RenderedNode): string {
  if (!isElement(node)) return node
  const isUnrendered = typeof node.type !== 'string' && node.instance === null && node.children.length === 0
  return isUnrendered && node.props['children'] === undefined
    ? `<${nameOf(node)} />`
    : node.children.map(textOf).join('')
}
