import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from './change.ts'

type Pair = { first: SyntaxNode; second: SyntaxNode }

/**
 * Neighbors in the other order, if that matters: one sets a name that the other one uses, or both print.
 * `setBy` returns the name that a statement sets, `prints` is the beginning of a statement that prints.
 */
export function swappedStatements(
  text: string,
  statements: readonly SyntaxNode[],
  { setBy, prints }: { setBy: (statement: SyntaxNode) => string | undefined; prints: string },
): WrongChange[] {
  const codeOf = ({ from, to }: SyntaxNode) => text.slice(from, to).trimEnd()
  const depends = (one: SyntaxNode, other: SyntaxNode) => {
    const name = setBy(one)
    return (
      name !== undefined &&
      codeOf(other)
        .replaceAll(plainString, '')
        .split(/[^\w$]+/)
        .includes(name)
    )
  }
  const matters = ({ first, second }: Pair) => {
    if (codeOf(first) === codeOf(second)) return false
    if (codeOf(first).startsWith(prints) && codeOf(second).startsWith(prints)) return true
    // Two additions to the same variable may come in any order.
    if (isUpdate(first) && isUpdate(second)) return false
    return depends(first, second) || depends(second, first)
  }
  return statements
    .flatMap((second, index): Pair[] => {
      const first = statements[index - 1]
      const isNext = first?.nextSibling?.from === second.from
      return first && isNext ? [{ first, second }] : []
    })
    .filter(matters)
    .map(({ first, second }) => ({
      operator: 'swapped statements',
      edits: [
        { from: first.from, to: first.from + codeOf(first).length, insert: codeOf(second) },
        { from: second.from, to: second.from + codeOf(second).length, insert: codeOf(first) },
      ],
    }))
}

/** A word in it is no variable. */
const plainString = /(?<![\w`])(?:"[^"\n]*"|'[^'\n]*')/g

function isUpdate(statement: SyntaxNode): boolean {
  return statement.name === 'UpdateStatement' || statement.firstChild?.getChild('UpdateOp') !== null
}
