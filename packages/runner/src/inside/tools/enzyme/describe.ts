import { isElement, nameOf, type RenderedNode } from './rendered-node.ts'

/** A tree as JSX, for debugging output. */
export function describe(node: RenderedNode, depth = 0): string {
  const space = '  '.repeat(depth)
  if (!isElement(node)) return space + node
  const name = nameOf(node)
  const properties = Object.entries(node.props)
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => (typeof value === 'string' ? ` ${key}="${value}"` : ` ${key}={${print(value)}}`))
    .join('')
  if (node.children.length === 0) return `${space}<${name}${properties} />`
  const children = node.children.map((child) => describe(child, depth + 1)).join('\n')
  return `${space}<${name}${properties}>\n${children}\n${space}</${name}>`
}

function print(value: unknown): string {
  if (typeof value === 'function') return '[Function]'
  return typeof value === 'object' && value !== null ? '{…}' : (JSON.stringify(value) ?? 'undefined')
}
