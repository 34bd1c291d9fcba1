import type { AnyNode } from 'acorn'
import { walk } from './parse-script.ts'

/** All names that a text declares, wherever it does. */
export function boundNames(root: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: AnyNode | null | undefined) => {
    for (const name of pattern ? namesIn(pattern) : []) names.add(name)
  }
  walk(root, (node) => {
    if (node.type === 'VariableDeclarator') add(node.id)
    if (node.type === 'CatchClause') add(node.param)
    if ('params' in node) node.params.forEach(add)
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') add(node.id)
  })
  return names
}

/** The names that a pattern binds: neither members of objects, which it can also set, nor what its defaults read. */
export function namesIn(pattern: AnyNode): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one))
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left)
  return pattern.type === 'RestElement' ? namesIn(pattern.argument) : []
}
