import type { SyntaxNode } from '@lezer/common'
import type { Edit } from './change.ts'

/** The same strings between the other quotes; those that hold a quote or an escape are left as they are. */
export function otherQuotes(text: string, strings: readonly SyntaxNode[]): Edit[] {
  return strings.flatMap(({ from, to }) => {
    const value = text.slice(from, to)
    const quote = value[0]
    const other = quote === '"' ? "'" : '"'
    if ((quote !== '"' && quote !== "'") || !value.endsWith(quote) || value.length < 2) return []
    const inner = value.slice(1, -1)
    if (/["'\\\n]/.test(inner)) return []
    return [{ from, to, insert: other + inner + other }]
  })
}
