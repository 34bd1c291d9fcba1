import type { RenderedNode } from './rendered-node.ts'

/** What JSX evaluates to. */
export type ReactElement = { type: unknown; key: string | null; props: Record<string, unknown> }

/** The tree that an element describes, with nothing of it rendered. */
export function readElement(value: unknown): RenderedNode[] {
  if (Array.isArray(value)) return value.flatMap(readElement)
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || !('props' in value)) return []
  const { type, key, props } = value as ReactElement
  const children = readElement(props['children'])
  // A fragment is not seen: its children stand in its place.
  return typeof type === 'symbol' ? children : [{ type, key, props, instance: null, children }]
}
