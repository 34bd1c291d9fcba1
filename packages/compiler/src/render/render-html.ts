import type { RootContent } from 'mdast'
import type { Root as HtmlRoot } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { highlight } from './highlight.ts'
import { htmlAllowList } from './html-allow-list.ts'

const processor = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, htmlAllowList)
  // After the allow-list, because the classes it adds are our own.
  .use(highlight)
  .use(protectLinks)
  .use(rehypeStringify)
  .freeze()

/** Markdown nodes as sanitised HTML with highlighted code: ready to be shown as it is. */
export function renderHtml(nodes: readonly RootContent[]): string {
  if (nodes.length === 0) return ''
  const tree = processor.runSync({ type: 'root', children: [...nodes] })
  return processor.stringify(tree).trim()
}

/** A page that a lesson links to learns nothing of ours. */
function protectLinks() {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'a' && /^https?:/i.test(String(node.properties['href'] ?? ''))) {
        node.properties['rel'] = ['noopener', 'noreferrer']
      }
    })
  }
}
