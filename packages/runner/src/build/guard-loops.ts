import type { AnyNode, Program } from 'acorn'
import { MagicString } from 'magic-string'
import { guardMarks, loopGuardName } from '../messages.ts'
import { walk } from './parse-script.ts'

type Loop = Extract<
  AnyNode,
  { type: `For${string}Statement` | 'ForStatement' | 'WhileStatement' | 'DoWhileStatement' }
>

const loopTypes: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
] satisfies Loop['type'][])

/**
 * Adds a time limit to every loop (docs/reference/workshop.md, “Loop guards”), and changes nothing else of the
 * learner's text.
 */
export function guardLoops(source: string, program: Program, lineOffset = 0): string {
  const text = new MagicString(source)
  let count = 0
  walk(program, (node, parents) => {
    if (!isLoop(node) || isPausing(node)) return undefined
    count += 1
    return guard(text, { loop: node, parents, name: `__loop${count}`, lineOffset })
  })
  return text.toString()
}

type Place = { loop: Loop; parents: readonly AnyNode[]; name: string; lineOffset: number }

/** All insertions attach to the text on their left, in its order, so that they nest. */
function guard(text: MagicString, { loop, parents, name, lineOffset }: Place): () => void {
  const insert = (index: number, code: string) =>
    text.appendLeft(index, `${guardMarks.start}${code}${guardMarks.end}`)
  const line = (loop.loc?.start.line ?? 1) + lineOffset
  const labelled = outermostLabel(loop, parents)
  const { body } = loop
  const isBlock = body.type === 'BlockStatement'
  insert(labelled.start, `{const ${name}=${loopGuardName}.enter();`)
  const turn = `if(${loopGuardName}.turn(${name},${line}))break;`
  insert(isBlock ? body.start + 1 : body.start, isBlock ? turn : `{${turn}`)
  return () => {
    if (!isBlock) insert(body.end, '}')
    insert(labelled.end, '}')
  }
}

/** A label must stay with its loop, or `continue` would not find it. */
function outermostLabel(loop: Loop, parents: readonly AnyNode[]): AnyNode {
  const first = parents.findLastIndex(({ type }) => type !== 'LabeledStatement') + 1
  return parents[first] ?? loop
}

/** A loop that awaits or yields lets other code run, and may legitimately run for long. */
function isPausing(loop: Loop): boolean {
  if (loop.type === 'ForOfStatement' && loop.await) return true
  let isFound = false
  walk(loop, (node, parents) => {
    const pauses = node.type === 'AwaitExpression' || node.type === 'YieldExpression'
    if (pauses && !parents.some(({ type }) => /Function/.test(type))) isFound = true
  })
  return isFound
}

function isLoop(node: AnyNode): node is Loop {
  return loopTypes.has(node.type)
}
