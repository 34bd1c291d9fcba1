import {
  isElement,
  isList,
  type Rendered,
  type RenderedElement,
  type RenderedNode,
  withDescendants,
} from './rendered-node.ts'

/** The nodes to which a combinator leads. */
export function reachable(
  root: RenderedNode,
  node: RenderedNode,
  combinator: string,
): readonly RenderedNode[] {
  const children = isElement(node) ? node.children : []
  if (combinator === '>') return children
  if (combinator === ' ') return children.flatMap((child) => withDescendants(child))
  const siblings = parentOf(root, node)?.children ?? []
  const after = siblings.slice(siblings.indexOf(node) + 1)
  return combinator === '+' ? after.slice(0, 1) : after
}

function parentOf(root: RenderedNode, node: RenderedNode): RenderedElement | undefined {
  return withDescendants(root)
    .filter(isElement)
    .find(({ children }) => children.includes(node))
}

/** What a node's parent has rendered; as Enzyme has it, the top of a tree cannot be asked for. */
export function renderedAround(root: RenderedNode, node: RenderedNode): Rendered {
  const parent = parentOf(root, node)
  if (!parent) throw new TypeError('The top of a tree has no siblings')
  return parent.rendered
}

/** The first of several nodes; as Enzyme has it, an only child cannot be asked for. */
export function firstOf(rendered: Rendered): RenderedNode {
  if (!isList(rendered)) throw new TypeError('An only child has no siblings')
  return rendered[0]
}
