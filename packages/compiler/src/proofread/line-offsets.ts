/** The offset of a line and a column, both from 1. The trees of lessons have correct lines only (decision 11). */
export function lineOffsets(text: string): (point: { line: number; column: number }) => number {
  const starts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return ({ line, column }) => (starts[line - 1] ?? 0) + column - 1
}
