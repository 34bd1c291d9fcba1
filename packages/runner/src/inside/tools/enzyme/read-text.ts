import { nameOf } from './name-of.ts'
import { isElement, isHost, type RenderedNode } from './rendered-node.ts'

/** The text of what was described; a component that was not rendered appears as its tag. */
export function describedText(node: RenderedNode): string {
  if (!isElement(node)) return ownText(node)
  if (typeof node.type === 'function') return `<${nameOf(node.type)} />`
  return node.children.map(describedText).join('')
}

/** The text as a reader sees it. */
export function shownText(node: RenderedNode): string {
  if (!isElement(node)) return ownText(node)
  if (isHost(node) && node.instance instanceof Element) return node.instance.textContent
  return node.children.map(shownText).join('')
}

/** The page's HTML; null for what shows nothing. */
export function shownHtml(node: RenderedNode): string | null {
  if (!isElement(node)) return node === true || typeof node === 'function' ? null : ownText(node)
  if (isHost(node) && node.instance instanceof Element) return node.instance.outerHTML
  if (node.rendered === null || node.rendered === undefined) return null
  return node.children.map(shownHtml).join('')
}

function ownText(node: RenderedNode): string {
  return typeof node === 'string' || typeof node === 'number' ? String(node) : ''
}
