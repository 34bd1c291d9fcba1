import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Linked pages get neither a referrer nor access to our window. */
export function protectLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && /^https?:/i.test(String(node.properties['href'] ?? ''))) {
      node.properties['rel'] = ['noopener', 'noreferrer']
    }
  })
}
