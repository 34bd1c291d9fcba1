import type { PrivateHash } from '#http/private-hash.ts'

/** Another one for each account, so that the database does not tell who is where together. */
export function networkHashOf(privateHash: PrivateHash, userId: string, network: string): Buffer {
  return privateHash('known-network', `${userId} ${network}`)
}
