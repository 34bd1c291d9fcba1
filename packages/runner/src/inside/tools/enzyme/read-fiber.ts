import type { RenderedNode } from './rendered-node.ts'

/** The parts of React's internal record that are read here. */
export type Fiber = {
  tag: number
  type: unknown
  key: string | null
  stateNode: unknown
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** React's numbers for kinds of fibers (ReactWorkTags.js); all others only contain children. */
const tags = { function: 0, class: 1, root: 3, element: 5, text: 6, forwardRef: 11, memo: 14, simpleMemo: 15 }

/** What React has rendered below a fiber, without fragments, modes and contexts. */
export function readFiber(fiber: Fiber): RenderedNode[] {
  const children = childrenOf(fiber)
  const props = fiber.memoizedProps as Record<string, unknown>
  const node = { type: fiber.type, props, key: fiber.key, children }
  switch (fiber.tag) {
    case tags.text:
      return [String(fiber.memoizedProps)]
    case tags.element:
      return [{ ...node, instance: fiber.stateNode, children: withSoleText(props, children) }]
    case tags.class:
      return [{ ...node, instance: fiber.stateNode }]
    case tags.function:
    case tags.forwardRef:
    case tags.memo:
    case tags.simpleMemo:
      return [{ ...node, instance: null }]
    default:
      return children
  }
}

function childrenOf(fiber: Fiber): RenderedNode[] {
  const nodes: RenderedNode[] = []
  for (let child = fiber.child; child; child = child.sibling) nodes.push(...readFiber(child))
  return nodes
}

/** React has no fiber for a text that is an element's only child. */
function withSoleText(props: Record<string, unknown>, children: RenderedNode[]): RenderedNode[] {
  const { children: sole } = props
  const isText = typeof sole === 'string' || typeof sole === 'number'
  return children.length === 0 && isText ? [String(sole)] : children
}
