import type { SyntaxNode } from '@lezer/common'
import type { Edit } from '../variants/change.ts'
import { renamed } from '../variants/rename.ts'
import type { Code } from '../variants/syntax.ts'

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration']

/** Parameters and variables of functions under another name. */
export function localNames({ text, nodes }: Code, mentioned: ReadonlySet<string>): Edit[] {
  const nameOf = ({ from, to }: SyntaxNode) => text.slice(from, to)
  // A name that is also the name of a property or of a component means more than its variable.
  const kept = new Set(nodes.filter(isShared).map(nameOf))
  const locals = nodes
    .filter((node) => node.name === 'VariableDefinition')
    .flatMap((node) => {
      const scope = scopeOf(node)
      const name = nameOf(node)
      return scope && !kept.has(name) && !mentioned.has(name) ? [{ name, scope }] : []
    })
  const written = nodes.filter(({ name }) => name === 'VariableName' || name === 'VariableDefinition')
  return renamed(text, locals, written)
}

function isShared(node: SyntaxNode): boolean {
  if (node.name === 'JSXIdentifier') return true
  if (node.name === 'PropertyDefinition') return node.nextSibling === null
  return node.name === 'VariableDefinition' && node.parent?.name === 'PatternProperty' && !node.prevSibling
}

/** The function in which a variable is known; undefined for one of the whole file. */
function scopeOf(definition: SyntaxNode): SyntaxNode | undefined {
  let node = definition.parent
  // The name of a function is known around it.
  if (node?.name === 'FunctionDeclaration') node = node.parent
  while (node && !functions.includes(node.name)) node = node.parent
  return node ?? undefined
}
