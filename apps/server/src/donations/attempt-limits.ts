/** What was begun and declined in a day. */
export type AttemptCounts = {
  /** By the network or camper that begins another gift: all, those that are not decided, and those declined. */
  begun: number
  open: number
  declined: number
  /** In the whole school: of campers whom it has known for longer, or of all others, as the one who begins a gift is. */
  declinedInSchool: number
  networksDeclined: number
}

/** Thieves try out stolen cards where it costs nothing (docs/reference/donations.md, “Stolen cards”). */
const mostBegun = 20
const mostDeclined = 3
/** With more, each network has one try: a thief with dozens of addresses stops those, and no one else. */
const mostDeclinedInSchool = 100
const mostNetworksDeclined = 100

/** Counted for this long. */
export const countedMs = 24 * 60 * 60 * 1000

export function mayBegin(counts: AttemptCounts): boolean {
  const { begun, open, declined, declinedInSchool, networksDeclined } = counts
  if (begun >= mostBegun || declined >= mostDeclined) return false
  if (declinedInSchool < mostDeclinedInSchool) return true
  return open === 0 && declined === 0 && networksDeclined < mostNetworksDeclined
}
