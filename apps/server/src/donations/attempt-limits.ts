/** What was begun and declined in a day, by the network or camper that begins another gift, and in the whole school. */
export type AttemptCounts = { begun: number; declined: number; declinedInSchool: number }

/** Thieves try out stolen cards where it costs nothing (docs/reference/donations.md, “Stolen cards”). */
const mostBegun = 20
const mostDeclined = 3
const mostDeclinedInSchool = 100

/** Counted for this long. */
export const countedMs = 24 * 60 * 60 * 1000

export function mayBegin({ begun, declined, declinedInSchool }: AttemptCounts): boolean {
  return begun < mostBegun && declined < mostDeclined && declinedInSchool < mostDeclinedInSchool
}
