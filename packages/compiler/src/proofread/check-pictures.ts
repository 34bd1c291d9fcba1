import type { Problem } from '@cairn/contract'
import { visit } from 'unist-util-visit'
import { findingAt } from './finding.ts'
import type { Prose } from './prose.ts'

/** Pictures in the text without an alternative text. */
export function checkPictures(prose: Prose): Problem[] {
  const problems: Problem[] = []
  const report = (offset: number) => {
    const remedy = 'Say in a few words what it shows: `![A lake with a path around it](…)`.'
    problems.push(findingAt(prose, offset, 'The picture has no alternative text.', remedy))
  }
  visit(prose.tree, (node) => {
    const offset = prose.startOf(node)
    if (node.type === 'image' && !node.alt?.trim()) report(offset)
    if (node.type !== 'html') return
    for (const { 0: tag, index } of node.value.matchAll(/<img\b[^>]*>/gi)) {
      if (!/\balt\s*=\s*(?:"[^"]*\S|'[^']*\S)/i.test(tag)) report(offset + index)
    }
  })
  return problems
}
