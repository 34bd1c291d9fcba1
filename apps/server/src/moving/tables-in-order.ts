type Table = { name: string; references: readonly string[] }

/** Tables in an order in which each comes after those that its rows refer to. */
export function tablesInOrder<Given extends Table>(tables: readonly Given[]): Given[] {
  const waiting = [...tables]
  const placed: Given[] = []
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const next = waiting.filter(({ references }) => !references.some((name) => names.has(name)))
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(', ')}`)
    for (const table of next) waiting.splice(waiting.indexOf(table), 1)
    placed.push(...next)
  }
  return placed
}
