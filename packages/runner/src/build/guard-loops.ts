import { type AnyNode, type Options, parse, type Program } from 'acorn'
import { MagicString } from 'magic-string'

export type GuardedScript = { code: string } | { problem: { line: number; column: number; message: string } }

type ScriptKind = 'script' | 'module'

const loopTypes = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
])
const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const listParents = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase'])

/**
 * Writes a clock into every loop, so that none can run for ever; nothing else of the learner's text changes
 * and no line moves. `lineOffset` is added to the lines that are reported. A text that is no complete
 * program gives a problem instead (runner.md §6, rule 5).
 */
export function guardLoops(source: string, kind: ScriptKind, lineOffset = 0): GuardedScript {
  const parsed = parseScript(source, kind, lineOffset)
  if ('problem' in parsed) return parsed
  const text = new MagicString(source)
  let loops = 0
  walk(parsed.program, [], (node, parents) => {
    if (!loopTypes.has(node.type) || waits(node)) return
    loops += 1
    guard(text, { node, parents, number: loops, line: lineOf(node) + lineOffset })
  })
  return { code: text.toString() }
}

type Loop = { node: AnyNode; parents: readonly AnyNode[]; number: number; line: number }

function guard(text: MagicString, { node, parents, number, line }: Loop): void {
  if (!('body' in node) || Array.isArray(node.body)) return
  const body = node.body as AnyNode
  const turn = `if(cairnLoopGuard.turn(${number},${line}))break;`
  if (body.type === 'BlockStatement') text.appendLeft(body.start + 1, turn)
  else {
    text.appendLeft(body.start, `{${turn}`)
    text.appendRight(body.end, '}')
  }
  // Labels belong to the loop: the clock starts before them.
  const labels = parents.slice(parents.findLastIndex(({ type }) => type !== 'LabeledStatement') + 1)
  const outermost = labels[0] ?? node
  const parent = parents[parents.length - labels.length - 1]
  const enter = `cairnLoopGuard.enter(${number});`
  if (parent && listParents.has(parent.type)) {
    text.appendRight(outermost.start, enter)
    return
  }
  text.appendRight(outermost.start, `{${enter}`)
  text.appendLeft(outermost.end, '}')
}

function parseScript(
  source: string,
  kind: ScriptKind,
  lineOffset: number,
): { program: Program } | Extract<GuardedScript, { problem: unknown }> {
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: kind,
    locations: true,
    allowAwaitOutsideFunction: true,
    allowHashBang: false,
  }
  try {
    return { program: parse(source, options) }
  } catch (error) {
    if (!(error instanceof SyntaxError && 'loc' in error)) throw error
    const { line, column } = error.loc as { line: number; column: number }
    const message = error.message.replace(/ \(\d+:\d+\)$/, '')
    return { problem: { line: line + lineOffset, column: column + 1, message } }
  }
}

/** A loop that waits gives others their turn, and may rightly last for long. */
function waits(loop: AnyNode): boolean {
  if (loop.type === 'ForOfStatement' && loop.await) return true
  let isFound = false
  walk(loop, [], (node, parents) => {
    const isWaiting = node.type === 'AwaitExpression' || node.type === 'YieldExpression'
    if (isWaiting && !parents.some(({ type }) => functionTypes.has(type))) isFound = true
  })
  return isFound
}

function walk(
  node: AnyNode,
  parents: readonly AnyNode[],
  visit: (node: AnyNode, parents: readonly AnyNode[]) => void,
): void {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, inner, visit)
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value
  )
}

function lineOf({ loc }: AnyNode): number {
  return loc?.start.line ?? 1
}
