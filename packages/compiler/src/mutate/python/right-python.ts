import type { SyntaxNode } from '@lezer/common'
import { beforeLines } from '../variants/before-lines.ts'
import { type Edit, type RightChange, together } from '../variants/change.ts'
import { otherQuotes } from '../variants/other-quotes.ts'
import { ownNote } from '../variants/own-note.ts'
import { renamed } from '../variants/rename.ts'
import { roomyParentheses } from '../variants/roomy-parentheses.ts'
import { type Code, isIn } from '../variants/syntax.ts'
import { parsePython } from './parse-python.ts'

/** Right variants of Python. Names that the lesson's text mentions are kept. */
export function rightPython(text: string, mentioned: ReadonlySet<string>): RightChange[] {
  const code = parsePython(text)
  const strings = code.nodes.filter((node) => node.name === 'String' && !isIn(node, ['FormatString']))
  const statements = code.nodes.filter(
    ({ name, parent }) =>
      ['Script', 'Body'].includes(parent?.name ?? '') && /(?:Statement|Definition)$/.test(name),
  )
  return [
    ...together('other quotes', otherQuotes(text, strings)),
    ...together('other spacing', [...roomyParentheses(code), ...beforeLines(text, statements, '')]),
    ...together('comments', beforeLines(text, statements, `# ${ownNote}`)),
    ...together('other local names', localNames(code, mentioned)),
    ...together('another style of function', namedResults(code)),
  ]
}

function localNames({ text, nodes }: Code, mentioned: ReadonlySet<string>): Edit[] {
  const nameOf = ({ from, to }: SyntaxNode) => text.slice(from, to)
  const written = nodes.filter(({ name }) => name === 'VariableName')
  // Arguments may be given by name, and methods belong to their class.
  const kept = new Set(['self', 'cls', ...written.filter(isShared).map(nameOf)])
  const locals = written.filter(isDefinition).flatMap((node) => {
    const scope = functionAround(node)
    const name = nameOf(node)
    return scope && !kept.has(name) && !mentioned.has(name) ? [{ name, scope }] : []
  })
  return renamed(text, locals, written)
}

function isShared({ parent, nextSibling }: SyntaxNode): boolean {
  if (parent?.name === 'ArgList') return nextSibling?.name === 'AssignOp'
  return ['ScopeStatement', 'FunctionDefinition', 'ClassDefinition', 'ImportStatement'].includes(
    parent?.name ?? '',
  )
}

function isDefinition({ parent, prevSibling, nextSibling }: SyntaxNode): boolean {
  if (parent?.name === 'ParamList') return prevSibling?.name !== 'AssignOp'
  if (parent?.name === 'ForStatement') return prevSibling?.name === 'for'
  return parent?.name === 'AssignStatement' && prevSibling === null && nextSibling?.name === 'AssignOp'
}

function functionAround(node: SyntaxNode): SyntaxNode | undefined {
  let parent = node.parent
  while (parent && parent.name !== 'FunctionDefinition')
    parent = parent.name === 'LambdaExpression' ? null : parent.parent
  return parent ?? undefined
}

/** What is returned gets a name first. */
function namedResults({ text, nodes }: Code): Edit[] {
  if (/\bresult\b/.test(text)) return []
  return nodes.flatMap((node): Edit[] => {
    const written = text.slice(node.from, node.to)
    const indentation = text.slice(text.lastIndexOf('\n', node.from - 1) + 1, node.from)
    const isLine = /^[ \t]+$/.test(indentation) && !written.includes('\n')
    if (node.name !== 'ReturnStatement' || !isLine || !/^return \S/.test(written)) return []
    const insert = `result = ${written.slice('return '.length)}\n${indentation}return result`
    return [{ from: node.from, to: node.to, insert }]
  })
}
