import type { SyntaxNode } from '@lezer/common'
import type { WrongOperator } from './advice.ts'
import type { WrongChange } from './change.ts'
import { type Code, replaced } from './syntax.ts'

const comparisons: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
}

const others: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '//': '/',
  '%': '*',
  '**': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  and: 'or',
  or: 'and',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '//=': '/=',
  '%=': '*=',
  '&&=': '||=',
  '||=': '&&=',
  '??=': '&&=',
}

const tokens = ['ArithOp', 'CompareOp', 'LogicOp', 'UpdateOp', 'and', 'or']

/** Operators of JavaScript and Python between two values, or that change a variable, and the signs before a value. */
export function otherOperators({ text, nodes }: Code): WrongChange[] {
  return nodes
    .filter(({ name }) => tokens.includes(name))
    .flatMap((node) => {
      const sign = text.slice(node.from, node.to)
      if (node.parent?.name === 'UnaryExpression') return withoutSign(node, sign)
      const limits = (comparisons[sign] ?? []).map((other) => replaced('another comparison', node, other))
      const other = others[sign]
      return other === undefined ? limits : [...limits, replaced(operatorOf(node), node, other)]
    })
}

function withoutSign(node: SyntaxNode, sign: string): WrongChange[] {
  if (sign === '-') return [replaced('a removed sign', node, '')]
  return sign === '!' ? [replaced('a removed negation', node, '')] : []
}

function operatorOf({ name }: SyntaxNode): WrongOperator {
  return name === 'CompareOp' ? 'another comparison' : 'another operator'
}
