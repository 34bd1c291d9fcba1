import type { AnyNode, Program } from 'acorn'
import { boundNames, namesIn } from './bound-names.ts'
import { parseScript, walk } from './parse-script.ts'
import { isDirectEval } from './test-syntax.ts'

/**
 * Whether a test means the same in strict mode. Then it is evaluated so: a program's function cannot reach a strict
 * function that it was called from, as its `caller`, and the answers with it (decision 36).
 */
export function isStrictAlike(source: string, program: Program): boolean {
  if ('problem' in parseScript(`'use strict';${source}`, 'script', { allowsReturn: true })) return false
  const declared = boundNames(program)
  let isAlike = true
  walk(program, (node, parents) => {
    const isDifferent =
      targetsOf(node).some((name) => !declared.has(name)) ||
      isDirectEval(node) ||
      (node.type === 'ThisExpression' && isInOwnFunction(parents)) ||
      (node.type === 'Identifier' && node.name === 'arguments') ||
      (node.type === 'UnaryExpression' && node.operator === 'delete') ||
      (node.type === 'FunctionDeclaration' && isInBlock(parents))
    if (isDifferent) isAlike = false
  })
  return isAlike
}

/** The names that an expression assigns to, which strict mode does not create. */
function targetsOf(node: AnyNode): string[] {
  if (node.type === 'AssignmentExpression') return namesIn(node.left)
  if (node.type === 'UpdateExpression') return namesIn(node.argument)
  if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
    return node.left.type === 'VariableDeclaration' ? [] : namesIn(node.left)
  }
  return []
}

/** `this` of an arrow function is that of its place, and all of a class is strict anyway. */
function isInOwnFunction(parents: readonly AnyNode[]): boolean {
  const types = parents.map(({ type }) => type)
  if (types.includes('ClassBody')) return false
  return types.includes('FunctionExpression') || types.includes('FunctionDeclaration')
}

function isInBlock(parents: readonly AnyNode[]): boolean {
  const parent = parents.at(-1)
  const isBody = /Function/.test(parents.at(-2)?.type ?? '')
  return parent?.type !== 'Program' && !(parent?.type === 'BlockStatement' && isBody)
}
