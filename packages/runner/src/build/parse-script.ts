import { type AnyNode, parse, type Program } from 'acorn'

export type ScriptKind = 'script' | 'module'

export type ScriptProblem = { line: number; column: number; message: string }

export type ParsedScript = { program: Program } | { problem: ScriptProblem }

const bindings = new Set(['eval', 'arguments'])

/**
 * Parses a text as one complete program. A program that binds `eval` or `arguments` is refused, too
 * (docs/reference/workshop.md, “Verdicts”).
 */
export function parseScript(source: string, kind: ScriptKind, { allowsReturn = false } = {}): ParsedScript {
  try {
    const program = parse(source, {
      ecmaVersion: 'latest',
      sourceType: kind,
      locations: true,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: allowsReturn,
      allowHashBang: false,
    })
    const bound = findBinding(program)
    return bound ? { problem: bound } : { program }
  } catch (error) {
    if (!(error instanceof SyntaxError && 'loc' in error)) throw error
    const { line, column } = error.loc as { line: number; column: number }
    return { problem: { line, column: column + 1, message: error.message.replace(/ \(\d+:\d+\)$/, '') } }
  }
}

/** Visits a node and its descendants in text order; `enter` may return a function to call on leaving. */
export function walk(
  node: AnyNode,
  enter: (node: AnyNode, parents: readonly AnyNode[]) => (() => void) | void,
): void {
  const visit = (current: AnyNode, parents: readonly AnyNode[]): void => {
    const leave = enter(current, parents)
    const inner = [...parents, current]
    for (const child of childrenOf(current)) visit(child, inner)
    leave?.()
  }
  visit(node, [])
}

/** The direct children of a node. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function findBinding(program: Program): ScriptProblem | undefined {
  let problem: ScriptProblem | undefined
  const check = (pattern: AnyNode | null | undefined) => {
    if (!pattern) return
    walk(pattern, (node) => {
      if (node.type !== 'Identifier' || !bindings.has(node.name)) return
      problem ??= {
        line: node.loc?.start.line ?? 1,
        column: (node.loc?.start.column ?? 0) + 1,
        message: `"${node.name}" belongs to the language and cannot name something else`,
      }
    })
  }
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') check(node.id)
    if (node.type === 'AssignmentExpression' && node.left.type !== 'MemberExpression') check(node.left)
    if (node.type === 'CatchClause') check(node.param)
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') check(node.id)
  })
  return problem
}
