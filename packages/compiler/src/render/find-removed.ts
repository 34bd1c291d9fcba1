import type { Element, Nodes } from 'hast'
import { visit } from 'unist-util-visit'
import type { Place } from '../problems/problem.ts'
import { htmlAllowList } from './html-allow-list.ts'

/** A description, for the author, of something that the allow-list removed. */
export type Removed = { what: string; place: Place | undefined }

const allowedTags = new Set(htmlAllowList.tagNames)

/** Layout elements: their content stays, and the theme decides how it looks. */
const unwrappedTags = new Set(
  `address article aside big center font footer form header label main nav nobr section small time tt wbr`.split(
    ' ',
  ),
)

/** Attributes that affect behavior rather than appearance. */
const active = /^(?:on.*|href|src|srcSet|srcDoc|action|formAction|httpEquiv|content)$/

export function findRemoved(tree: Nodes): Removed[] {
  const removed: Removed[] = []
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node
    if (!allowedTags.has(tagName) && !unwrappedTags.has(tagName)) {
      removed.push({ what: `<${tagName}>`, place: placeOf(node) })
      return
    }
    for (const [name, value] of Object.entries(properties)) {
      if (!active.test(name) || isAllowed(tagName, name, value)) continue
      removed.push({ what: `\`${name}\` on <${tagName}>`, place: placeOf(node) })
    }
  })
  return removed
}

function isAllowed(tagName: string, name: string, value: unknown): boolean {
  const rules = [...(htmlAllowList.attributes?.[tagName] ?? []), ...(htmlAllowList.attributes?.['*'] ?? [])]
  if (!rules.some((rule) => (typeof rule === 'string' ? rule : rule[0]) === name)) return false
  const protocols = htmlAllowList.protocols?.[name]
  const protocol = /^\s*(?<protocol>[a-z][a-z0-9+.-]*):/i.exec(String(value))?.groups?.['protocol']
  return !protocols || protocol === undefined || protocols.includes(protocol.toLowerCase())
}

function placeOf({ position }: Element): Place | undefined {
  return position ? { line: position.start.line, column: position.start.column } : undefined
}
