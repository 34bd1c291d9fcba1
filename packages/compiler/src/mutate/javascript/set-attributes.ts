import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from '../variants/change.ts'
import { childrenOf, type Code } from '../variants/syntax.ts'

type Setting = { from: number; to: number; words: readonly string[] }

/** Methods that give an element an attribute or a style, by its name. */
const setters = ['attr', 'style', 'setAttribute', 'setProperty']

/** Marks values of attributes and styles that a program sets: like those in HTML, they count where the text names them. */
export function setAttributes({ text, nodes }: Code): (change: WrongChange) => WrongChange {
  const settings = nodes.flatMap((node) => settingOf(node, text))
  return (change) => {
    const place = change.edits[0].from
    const setting = settings.findLast(({ from, to }) => from <= place && place < to)
    const isValue = change.operator === 'another constant' || change.operator === 'another string'
    return setting && isValue && !change.about ? { ...change, about: [setting.words] } : change
  }
}

/** Ids and classes are asked for by their value, everything else by its name. */
function settingOf(node: SyntaxNode, text: string): Setting[] {
  const method = node.name === 'CallExpression' && node.getChild('MemberExpression')?.getChild('PropertyName')
  const list = node.getChild('ArgList')
  const name = list ? childrenOf(list).find((child) => child.name !== '(') : undefined
  if (!method || !list || name?.name !== 'String' || !setters.includes(text.slice(method.from, method.to)))
    return []
  const named = text.slice(name.from + 1, name.to - 1)
  const isByValue = named === 'id' || named === 'class'
  const words = isByValue ? (text.slice(name.to, list.to).match(/[\w-]+/g) ?? []) : [named]
  return [{ from: list.from, to: list.to, words }]
}
