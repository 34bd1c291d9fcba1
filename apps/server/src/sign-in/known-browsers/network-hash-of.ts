import type { PrivateHash } from '#http/private-hash.ts'

/** Different for each account, so that the database does not reveal which accounts share a network. */
export function networkHashOf(privateHash: PrivateHash, userId: string, network: string): Buffer {
  return privateHash('known-network', `${userId} ${network}`)
}
