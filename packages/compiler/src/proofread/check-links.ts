import type { Problem } from '@cairn/contract'
import { visit } from 'unist-util-visit'
import { findingAt } from './finding.ts'
import type { Prose } from './prose.ts'

/** Links to lessons, blocks and courses that do not exist. `addresses` are those that do, such as `/learn/a/b/step-1`. */
export function checkLinks(prose: Prose, addresses: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = []
  visit(prose.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return
    const [path = ''] = node.url.split(/[?#]/)
    const address = path.replace(/\/$/, '')
    if (!/^\/learn(?:\/|$)/.test(address) || addresses.has(address)) return
    const message = `There is no lesson at ${path}.`
    const remedy = 'Copy the address from the page of the lesson, or take the link out.'
    problems.push(findingAt(prose, prose.startOf(node), message, remedy))
  })
  return problems
}
