import type { SyntaxNode } from '@lezer/common'
import type { Edit, WrongChange } from '../variants/change.ts'
import { childrenOf, type Code, replaced } from '../variants/syntax.ts'
import { otherElement } from '../variants/other-element.ts'
import { wordsForElement } from '../variants/words-for-element.ts'

/** Elements that a browser adds where they are missing, or whose content is another language. */
const fixed = ['html', 'head', 'body', 'style', 'script', 'svg', 'template']
/** Another name for these is read as no element at all, or as text. */
const named = ['meta', 'link', 'title', 'option', 'tr', 'textarea', 'select', 'iframe']

/** Elements with another name, without content, or left out. */
export function otherElements({ text, nodes }: Code): WrongChange[] {
  return nodes
    .filter((node) => node.name === 'Element' && !isInDrawing(node, text))
    .flatMap((node) => {
      const name = nameOf(node, text)
      if (name === '' || ['html', 'head', 'body'].includes(name)) return []
      const about = wordsFor(node, text)
      const removed = replaced('a removed element', node, '', [about])
      if (fixed.includes(name)) return [removed]
      return [removed, ...emptied(node, text, about), ...renamed(node, name, about)]
    })
}

export function nameOf(element: SyntaxNode, text: string): string {
  const name = tagOf(element)?.getChild('TagName')
  return name ? text.slice(name.from, name.to).toLowerCase() : ''
}

function tagOf(element: SyntaxNode): SyntaxNode | null {
  return element.getChild('OpenTag') ?? element.getChild('SelfClosingTag')
}

/** What is drawn is for the eye, and no test can say whether it is right. */
export function isInDrawing(node: SyntaxNode, text: string): boolean {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.name === 'Element' && nameOf(parent, text) === 'svg') return true
  }
  return false
}

export function wordsFor(element: SyntaxNode, text: string): string[] {
  return wordsForElement(nameOf(element, text), text.slice(element.from, tagOf(element)?.to), text)
}

function emptied(element: SyntaxNode, text: string, about: readonly string[]): WrongChange[] {
  const [open, close] = [element.getChild('OpenTag'), element.getChild('CloseTag')]
  if (!open || !close || text.slice(open.to, close.from).trim() === '') return []
  if (childrenOf(element).some(({ name }) => name === 'Element')) return []
  return [replaced('an empty element', { from: open.to, to: close.from }, '', [about])]
}

function renamed(element: SyntaxNode, name: string, about: readonly string[]): WrongChange[] {
  if (named.includes(name)) return []
  const tags = [tagOf(element), element.getChild('CloseTag')]
  const edits = tags.flatMap((tag): Edit[] => {
    const tagName = tag?.getChild('TagName')
    return tagName ? [{ from: tagName.from, to: tagName.to, insert: otherElement(name) }] : []
  })
  const [first, ...more] = edits
  // Its id says which element is meant, not of which kind it is.
  const kind = about.filter((word) => word === name)
  return first ? [{ operator: 'another element', edits: [first, ...more], about: [kind] }] : []
}
