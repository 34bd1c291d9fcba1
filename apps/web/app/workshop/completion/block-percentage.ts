/** Share of a block that is done, this step included (docs/reference/workshop.md, “Completion”). */
export function blockPercentage(
  challengeIds: readonly string[],
  completed: ReadonlySet<string>,
  currentId: string,
): number {
  if (challengeIds.length === 0) return 0
  const done = challengeIds.filter((id) => id === currentId || completed.has(id)).length
  return Math.min(100, Math.round((done / challengeIds.length) * 100))
}
