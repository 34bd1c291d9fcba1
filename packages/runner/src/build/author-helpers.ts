import type { AnyNode, CallExpression, ObjectExpression } from 'acorn'
import { boundNames, namesIn } from './bound-names.ts'
import { parseScript, walk } from './parse-script.ts'

/** A function, or a table of functions, that an author's hook declares for tests. */
export type AuthorHelper = {
  name: string
  /** Its declaration. */
  text: string
  /** The names that it uses and does not declare. */
  foreign: ReadonlySet<string>
}

/**
 * The helpers that a hook declares and leaves as they are: whatever a test gets from one, it also gets from a copy. What
 * keeps anything from one call to the next is none of them, nor is what the learner's page may declare again: those are
 * functions that it is to replace.
 */
export function authorHelpers(hook: string): AuthorHelper[] {
  const parsed = parseScript(hook, 'script')
  if ('problem' in parsed) return []
  const changed = changedNames(parsed.program)
  const helper = (name: string, text: string, node: AnyNode) =>
    changed.has(name) ? [] : [{ name, text: `${text};`, foreign: foreignNames(node) }]
  return parsed.program.body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return []
    return statement.declarations.flatMap(({ id, init, start, end }) =>
      id.type === 'Identifier' && init && isLasting(init, changed)
        ? helper(id.name, `const ${hook.slice(start, end)}`, init)
        : [],
    )
  })
}

/** The names that a text uses and does not declare, wherever it would. */
export function foreignNames(root: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  walk(root, (node, parents) => {
    if (node.type === 'Identifier' && !isKey(node, parents.at(-1))) names.add(node.name)
  })
  for (const own of boundNames(root)) names.delete(own)
  return names
}

/** A name after a dot, or of a member of an object. */
function isKey(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent?.type !== 'Property' && parent?.type !== 'MethodDefinition') return false
  return parent.key === node && parent.value !== node && !parent.computed
}

/** Whether a value is the same each time it is made, and keeps nothing. */
function isLasting(node: AnyNode, changed: ReadonlySet<string>): boolean {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return true
  if (node.type === 'Literal') return true
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0
  if (node.type === 'UnaryExpression') return isLasting(node.argument, changed)
  if (node.type === 'CallExpression') return isLastingModule(node, changed)
  return isTable(node) && node.properties.every((member) => isLastingMember(member, changed))
}

/** Its functions may not use its other members, in which they might note something. */
function isTable(node: AnyNode): node is ObjectExpression {
  if (node.type !== 'ObjectExpression' || node.properties.length === 0) return false
  let usesItself = false
  walk(node, (inner) => {
    if (inner.type === 'ThisExpression' || inner.type === 'Super') usesItself = true
  })
  return !usesItself
}

function isLastingMember(member: AnyNode, changed: ReadonlySet<string>): boolean {
  return (
    member.type === 'Property' &&
    !member.computed &&
    member.kind === 'init' &&
    isLasting(member.value, changed)
  )
}

/** A function that is called at once: it declares helpers, and returns a table of them. */
function isLastingModule(
  { callee, arguments: given }: CallExpression,
  changed: ReadonlySet<string>,
): boolean {
  const isFunction = callee.type === 'ArrowFunctionExpression' || callee.type === 'FunctionExpression'
  if (!isFunction || callee.async || callee.body.type !== 'BlockStatement') return false
  if (given.length > 0 || callee.params.length > 0) return false
  return callee.body.body.every((statement) => {
    if (statement.type === 'FunctionDeclaration') return true
    if (statement.type === 'ReturnStatement') return statement.argument?.type === 'ObjectExpression'
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return false
    return statement.declarations.every(({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return false
      return isScratchElement(init) || (!changed.has(id.name) && isLasting(init, changed))
    })
  })
}

/** An element that is made to work with, such as the canvas on which a color is measured. */
function isScratchElement(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  const isMade = property.type === 'Identifier' && property.name === 'createElement'
  if (object.type === 'Identifier') return object.name === 'document' && isMade
  return isScratchElement(object)
}

/** Names that are set anywhere, or a member of which is. */
function changedNames(root: AnyNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (target: AnyNode) => {
    let owner = target
    while (owner.type === 'MemberExpression') owner = owner.object
    for (const name of namesIn(owner)) names.add(name)
  }
  walk(root, (node) => {
    if (node.type === 'AssignmentExpression') add(node.left)
    if (node.type === 'UpdateExpression') add(node.argument)
    if (node.type === 'UnaryExpression' && node.operator === 'delete') add(node.argument)
  })
  return names
}
