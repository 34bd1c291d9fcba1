/** The day of a moment in UTC, such as `2026-11-24`: the finest time that reports and counts have. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
