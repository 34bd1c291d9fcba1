import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Linked pages get neither a referrer nor access to our window. */
export function protectLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && leadsElsewhere(String(node.properties['href'] ?? ''))) {
      node.properties['rel'] = ['noopener', 'noreferrer']
    }
  })
}

const anySchool = 'https://school.invalid'

/** As browsers see it: `//host` leads elsewhere as well, and so does every other way to write that. */
function leadsElsewhere(address: string): boolean {
  if (/^https?:/i.test(address)) return true
  if (!URL.canParse(address, anySchool)) return false
  const { protocol, origin } = new URL(address, anySchool)
  return /^https?:$/.test(protocol) && origin !== anySchool
}
