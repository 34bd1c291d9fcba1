/** The level of a day in a heat map (docs/reference/camper-pages.md, “Heat map”). */
export function activityLevel(points: number): 0 | 1 | 2 | 3 {
  if (points === 0) return 0
  if (points < 4) return 1
  return points < 8 ? 2 : 3
}
