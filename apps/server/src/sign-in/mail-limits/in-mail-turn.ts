import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'

const ofSite = inTurn()
const ofSchool = inTurn()

/**
 * Does the counting of a requested mail. Requests are counted one after the other in any case, and one that waits for
 * that in the database holds one of its few connections. Here they wait without one, and each network has one place in
 * the line, however many requests come from it.
 *
 * @param address the requester's IP address
 */
export function inMailTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  return ofSite(networkKeys(address).site, () => ofSchool('', work))
}
