import { createNode, isList, type Rendered, type RenderedNode } from './rendered-node.ts'

/** The parts of React's internal record that are read here. */
export type Fiber = {
  tag: number
  type: unknown
  elementType: unknown
  key: string | null
  ref: unknown
  stateNode: unknown
  memoizedProps: unknown
  child: Fiber | null
  sibling: Fiber | null
}

/** React's numbers for kinds of fibers (ReactWorkTags.js); all others only contain children. */
const tags = {
  function: 0,
  class: 1,
  portal: 4,
  element: 5,
  text: 6,
  forwardRef: 11,
  profiler: 12,
  suspense: 13,
  memo: 14,
  simpleMemo: 15,
}

/** What React has rendered at a fiber, without fragments, modes and contexts. */
function readFiber(fiber: Fiber): Rendered {
  const { key, ref, child, stateNode } = fiber
  const props = fiber.memoizedProps as Record<string, unknown>
  const type = fiber.type ?? fiber.elementType
  const node = { type, props, key, ref, instance: null }
  switch (fiber.tag) {
    case tags.text:
      return String(fiber.memoizedProps)
    case tags.element:
      return createNode({ ...node, instance: stateNode, rendered: readInElement(child, props) })
    case tags.class:
      return createNode({ ...node, instance: stateNode, rendered: readFibers(child) })
    case tags.function:
    case tags.forwardRef:
    case tags.profiler:
    case tags.suspense:
      return createNode({ ...node, rendered: readFibers(child) })
    case tags.simpleMemo:
      return createNode({ ...node, type: fiber.elementType, rendered: child ? listOf(child) : null })
    case tags.memo:
      // What it remembers takes its place.
      return createNode({ ...node, type: child?.type, rendered: readFibers(child?.child ?? null) })
    case tags.portal: {
      const { containerInfo } = stateNode as { containerInfo: unknown }
      const content = { containerInfo, children: fiber.memoizedProps }
      const portal = Symbol.for('react.portal')
      return createNode({ ...node, type: portal, props: content, rendered: readFibers(child) })
    }
    default:
      return readFibers(child)
  }
}

/** A fiber and its siblings. */
export function readFibers(first: Fiber | null): Rendered {
  if (!first) return null
  return first.sibling ? listOf(first) : readFiber(first)
}

/** The first fiber of a component, at, beside or below another. */
export function findFiber(first: Fiber | null, type: unknown): Fiber | null {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const found = fiber.type === type ? fiber : findFiber(fiber.child, type)
    if (found) return found
  }
  return null
}

function listOf(first: Fiber): RenderedNode[] {
  const nodes: RenderedNode[] = []
  for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
    const node = readFiber(fiber)
    if (isList(node)) nodes.push(...node)
    else nodes.push(node)
  }
  return nodes
}

/** React has no fiber for a text that is an element's only child. */
function readInElement(child: Fiber | null, { children }: Record<string, unknown>): RenderedNode[] {
  return child ? listOf(child) : [children as RenderedNode]
}
