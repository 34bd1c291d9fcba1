import type { Nodes } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Turns each embedded page into a link. A foreign frame could track every reader of the lesson, and does not work
 * offline.
 */
export function frameToLink(tree: Nodes): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'iframe') return
    const written = String(node.properties['src'] ?? '')
    if (!/^(?:https?:)?\/\/[^/]/i.test(written) || !URL.canParse(written, 'https://x')) return
    const address = new URL(written, 'https://x').href
    const title = String(node.properties['title'] ?? '').trim()
    node.tagName = 'a'
    node.properties = { href: address }
    node.children = [{ type: 'text', value: title === '' ? new URL(address).hostname : title }]
  })
}
