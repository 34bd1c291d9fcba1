import type { SyntaxNode } from '@lezer/common'
import { type Edit, type RightChange, together } from '../variants/change.ts'
import type { Code } from '../variants/syntax.ts'

/** Declared functions as arrow functions, and arrow functions of one expression with a body. */
export function functionStyle(code: Code): RightChange[] {
  const { text, nodes } = code
  const arrows = nodes.flatMap((node): Edit[] => {
    if (node.name === 'FunctionDeclaration') return asArrow(code, node)
    const body = node.name === 'ArrowFunction' ? node.getChild('Arrow')?.nextSibling : undefined
    if (!body || body.name === 'Block') return []
    return [{ from: body.from, to: body.to, insert: `{ return ${text.slice(body.from, body.to)}; }` }]
  })
  return together('another style of function', withoutNested(arrows))
}

/** Declared functions can be called above their declaration and have a `this`; arrow functions have neither. */
function asArrow({ text, nodes }: Code, node: SyntaxNode): Edit[] {
  const [name, parameters, body] = ['VariableDefinition', 'ParamList', 'Block'].map((part) =>
    node.getChild(part),
  )
  if (!name || !parameters || !body || node.getChild('Star') || node.getChild('TypeParamList')) return []
  if (node.parent?.name !== 'Script' && node.parent?.name !== 'Block') return []
  const called = text.slice(name.from, name.to)
  const isEarly = nodes.some(
    (one) => one.name === 'VariableName' && one.from < node.from && text.slice(one.from, one.to) === called,
  )
  if (isEarly || /\b(?:this|arguments|super)\b/.test(text.slice(node.from, node.to))) return []
  const isNew = text.includes(`new ${called}(`) || text.includes(`${called}.prototype`)
  if (isNew) return []
  const word = node.getChild('async') ? 'async ' : ''
  return [
    { from: node.from, to: parameters.from, insert: `const ${called} = ${word}` },
    { from: body.from, to: body.from, insert: '=> ' },
    { from: body.to, to: body.to, insert: ';' },
  ]
}

/** An edit inside another one would be lost. */
function withoutNested(edits: readonly Edit[]): Edit[] {
  return edits.filter(
    (edit) =>
      !edits.some(
        (other) => other !== edit && other.from <= edit.from && other.to >= edit.to && other.to > other.from,
      ),
  )
}
