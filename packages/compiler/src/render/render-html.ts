import type { Nodes, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import { findRemoved, type Removed } from './find-removed.ts'
import { frameToLink } from './frame-to-link.ts'
import { highlight } from './highlight.ts'
import { htmlAllowList } from './html-allow-list.ts'
import { protectLinks } from './protect-links.ts'

export type Rendered = {
  html: string
  /** What the author wrote and the allow-list removed. */
  removed: readonly Removed[]
}

/** Renders Markdown nodes as sanitized HTML with highlighted code, safe to show as it is. */
export function renderHtml(nodes: readonly RootContent[]): Rendered {
  if (nodes.length === 0) return { html: '', removed: [] }
  const written = toHast({ type: 'root', children: [...nodes] }, { allowDangerousHtml: true })
  const { tree, removed } = holdsHtml(written) ? withHtml(written) : { tree: written, removed: [] }
  const clean = sanitize(tree, htmlAllowList) as Root
  // After the allow-list, because the added classes are our own.
  highlight(clean)
  protectLinks(clean)
  return { html: toHtml(clean).trim(), removed }
}

function holdsHtml(tree: Nodes): boolean {
  let found = false
  visit(tree, 'raw', () => {
    found = true
    return false
  })
  return found
}

/** Parses HTML in the Markdown; most lessons have none and skip this. */
function withHtml(written: Nodes): { tree: Nodes; removed: readonly Removed[] } {
  const tree = raw(written)
  frameToLink(tree)
  return { tree, removed: findRemoved(tree) }
}
