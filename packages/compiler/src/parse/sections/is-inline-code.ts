import type { RootContent } from 'mdast'

/** Whether a paragraph is one piece of inline code and nothing else. */
export function isInlineCode(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'inlineCode'
}
