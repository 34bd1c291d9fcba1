import { createNode, type RenderedNode } from './rendered-node.ts'

/** What JSX evaluates to. */
export type ReactElement = {
  type: unknown
  key: string | null
  ref?: unknown
  props: Record<string, unknown>
}

/** The tree that an element describes, with nothing rendered. */
export function readElement(value: unknown): RenderedNode {
  if (!isReactElement(value)) return value as RenderedNode
  const { type, key, props, ref = null } = value
  return createNode({ type, key, ref, props, instance: null, rendered: readChildren(props['children']) })
}

function readChildren(children: unknown): RenderedNode | RenderedNode[] {
  if (!isList(children)) return children === undefined ? null : readElement(children)
  return readList(children)
}

/** What a list of lists describes. */
export function readList(list: Iterable<unknown>, found: RenderedNode[] = []): RenderedNode[] {
  for (const item of list) {
    if (isList(item)) readList(item, found)
    else found.push(readElement(item))
  }
  return found
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

export function isReactElement(value: unknown): value is ReactElement {
  return typeof value === 'object' && value !== null && 'props' in value && 'type' in value
}
