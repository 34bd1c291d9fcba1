import type { Nodes } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * Makes a link of each embedded page. A foreign frame would watch every reader of the lesson, and could
 * not be shown offline.
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
