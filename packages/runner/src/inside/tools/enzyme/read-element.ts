import type { RenderedNode } from './rendered-node.ts'

/** What JSX evaluates to. */
export type ReactElement = { type: unknown; key: string | null; props: Record<string, unknown> }

/** The tree that an element describes, with nothing rendered. */
export function readElement(value: unknown): RenderedNode[] {
  if (Array.isArray(value)) return value.flatMap(readElement)
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null || !('props' in value)) return []
  const { type, key, props } = value as ReactElement
  const children = readElement(props['children'])
  // Fragments are transparent: their children take their place.
  return typeof type === 'symbol' ? children : [{ type, key, props, instance: null, children }]
}
