import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A page that a lesson links to learns nothing of ours. */
export function protectLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && /^https?:/i.test(String(node.properties['href'] ?? ''))) {
      node.properties['rel'] = ['noopener', 'noreferrer']
    }
  })
}
