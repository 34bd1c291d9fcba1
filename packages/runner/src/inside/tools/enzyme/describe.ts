import { nameOf } from './name-of.ts'
import { isElement, type RenderedNode } from './rendered-node.ts'

export type DescribeOptions = { ignoreProps?: boolean; verbose?: boolean }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A tree as JSX, for debugging output. */
export function describe(node: RenderedNode, options: DescribeOptions = {}): string {
  if (typeof node === 'string' || typeof node === 'number')
    return String(node).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  if (typeof node === 'function') return `[function${node.name === '' ? '' : ` ${node.name}`}]`
  if (!node) return ''
  if (!isElement(node)) return `{${inspect(node)}}`
  const name = nameOf(node.type) || 'Component'
  const properties = options.ignoreProps ? '' : propertiesOf(node.props, options)
  const children = node.children.map((child) => describe(child, options)).filter(Boolean)
  if (children.length === 0) return `<${name}${properties} />`
  return `<${name}${properties}>\n${indented(children.join('\n'))}\n</${name}>`
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

function propertiesOf(
  props: Readonly<Record<string, unknown>>,
  { verbose = false }: DescribeOptions,
): string {
  return Object.entries(props)
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => ` ${key}=${print(value, verbose)}`)
    .join('')
}

function print(value: unknown, isVerbose: boolean): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'symbol') return '{[symbol]}'
  if (value === undefined) return '{[undefined]}'
  return typeof value === 'object' && !isVerbose ? '{{...}}' : `{${inspect(value)}}`
}

/** A value as it would be written. */
function inspect(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (typeof value === 'function') return `[Function${value.name === '' ? '' : `: ${value.name}`}]`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(inspect).join(', ')} ]`
  const entries = Object.entries(value).map(([key, item]) => `${key}: ${inspect(item)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
