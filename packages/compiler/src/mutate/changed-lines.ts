/** The lines of a text, from 0, that are not in an earlier one; empty lines never count. */
export function changedLines(before: string, after: string): Set<number> {
  const old = before.split('\n').map((line) => line.trimEnd())
  const lines = after.split('\n').map((line) => line.trimEnd())
  const kept = keptLines(old, lines)
  return new Set(lines.flatMap((line, index) => (line.trim() === '' || kept.has(index) ? [] : [index])))
}

/** The lines of a longest common subsequence, from 0 in the second list. */
function keptLines(old: readonly string[], lines: readonly string[]): Set<number> {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(lines.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = lines.length - 1; column >= 0; column -= 1) {
      const rest = Math.max(at(row + 1, column), at(row, column + 1))
      const length = old[row] === lines[column] ? at(row + 1, column + 1) + 1 : rest
      lengths[row]?.fill(length, column, column + 1)
    }
  }
  const kept = new Set<number>()
  let [row, column] = [0, 0]
  while (row < old.length && column < lines.length) {
    if (old[row] === lines[column]) {
      kept.add(column)
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return kept
}
