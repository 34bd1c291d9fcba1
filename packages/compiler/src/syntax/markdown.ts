import type { Code, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { blankFences, type BlankedFence } from './blank-fences.ts'

const options = {
  extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
}

/**
 * CommonMark with tables and strike-through, as in the format; text that looks like a directive stays text.
 *
 * Most of a lesson is code, which the parser would read character by character only to return it. So fences are parsed
 * empty and filled in afterwards (decision 11). When the parser disagrees about where fences are, the original text is
 * parsed again.
 */
export function parseMarkdown(text: string): Root {
  const { blanked, fences } = blankFences(text)
  const tree = fromMarkdown(blanked, options)
  return fill(tree, fences) ? tree : fromMarkdown(text, options)
}

function fill(tree: Root, fences: ReadonlyMap<number, BlankedFence>): boolean {
  const found = tree.children.flatMap((node): [Code, BlankedFence][] => {
    const fence = node.type === 'code' ? fences.get(node.position?.start.line ?? 0) : undefined
    return fence && node.type === 'code' && node.position?.end.line === fence.endLine ? [[node, fence]] : []
  })
  if (found.length !== fences.size) return false
  for (const [node, fence] of found) node.value = fence.value
  return true
}
