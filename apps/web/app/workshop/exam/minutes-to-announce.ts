/** From here on a screen reader hears how many minutes are left, and the clock counts down. */
export const lastMinutes = 10

const announced = [1, 5, lastMinutes]

/** The number of minutes to announce, which stays the same until the next one; null while there is plenty of time. */
export function minutesToAnnounce(secondsLeft: number): number | null {
  return announced.find((minutes) => secondsLeft <= minutes * 60) ?? null
}
