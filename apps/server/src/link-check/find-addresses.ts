import { isIP } from 'node:net'
import type { ResolveName } from './resolve-name.ts'

export type LinkRules = {
  resolveName: ResolveName
  isPublicAddress: (address: string) => boolean
  isAllowedPort: (port: string) => boolean
}

/** Names that mean this machine or its network, wherever they are asked for. */
const insideNames = /^[^.]*$|(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|onion)$/

/**
 * The addresses that a link leads to, once all of them are public; `refused` if one is not, or if the link could lead
 * inside in another way. `URL` has already turned numbers in any form into addresses.
 */
export async function findAddresses(
  { protocol, hostname, port, username, password }: URL,
  { resolveName, isPublicAddress, isAllowedPort }: LinkRules,
  signal: AbortSignal,
): Promise<readonly string[] | 'refused'> {
  if (protocol !== 'http:' && protocol !== 'https:') return 'refused'
  if (username !== '' || password !== '' || !isAllowedPort(port)) return 'refused'
  const name = hostname.replace(/^\[(?<address>.*)\]$/, '$<address>').replace(/\.$/, '')
  if (isIP(name)) return isPublicAddress(name) ? [name] : 'refused'
  if (insideNames.test(name)) return 'refused'
  const addresses = await resolveName(name, signal)
  return addresses.every(isPublicAddress) ? addresses : 'refused'
}
