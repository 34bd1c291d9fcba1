import type { SyntaxNode } from '@lezer/common'
import type { Edit } from './change.ts'

/** A name in code: where it is written, and in which function it is known. */
export type LocalName = { name: string; scope: SyntaxNode }

/**
 * Gives local names another one, wherever they are written. A name that is also written outside of its function is left
 * as it is, because it may be another one's.
 */
export function renamed(text: string, locals: readonly LocalName[], written: readonly SyntaxNode[]): Edit[] {
  const nameOf = ({ from, to }: SyntaxNode) => text.slice(from, to)
  const scopes = new Map<string, SyntaxNode>()
  for (const { name, scope } of locals) if (!scopes.has(name)) scopes.set(name, scope)
  return [...scopes].flatMap(([name, scope]) => {
    const places = written.filter((node) => nameOf(node) === name)
    const isLocal = places.every(({ from, to }) => from >= scope.from && to <= scope.to)
    const insert = `${name}Here`
    if (!isLocal || text.includes(insert)) return []
    return places.map(({ from, to }) => ({ from, to, insert }))
  })
}
