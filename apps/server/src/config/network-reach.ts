import { BlockList, isIP } from 'node:net'

/** From where an address can be reached: this machine only, its network, or anywhere. */
export type Reach = 'this-machine' | 'private-network' | 'public'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether only programs on this machine can have this address. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

const privateNetworks = new BlockList()
// Private use (RFC 1918), link-local (RFC 3927), carrier-grade NAT (RFC 6598), and “this network”.
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['0.0.0.0', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix)
}
// Unique local (RFC 4193) and link-local addresses.
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')
privateNetworks.addAddress('::', 'ipv6')

/** Endings that do not exist in the public domain name system. */
const privateEnding = /\.(?:local|lan|internal|home\.arpa)$/

/**
 * From where the host of an origin such as `http://192.168.1.20:8000` can be reached, judged by its name or number
 * alone. A name without a dot belongs to the local network.
 */
export function reachOf(origin: string): Reach {
  // A final dot only marks the name as complete. URLs write every form of an IPv4 address as four numbers.
  const host = new URL(origin).hostname.replace(/^\[|\]$|\.$/g, '')
  const version = isIP(host)
  if (version === 0) return reachOfName(host)
  if (isLoopback(host)) return 'this-machine'
  return privateNetworks.check(host, version === 6 ? 'ipv6' : 'ipv4') ? 'private-network' : 'public'
}

function reachOfName(name: string): Reach {
  if (name === 'localhost' || name.endsWith('.localhost')) return 'this-machine'
  return !name.includes('.') || privateEnding.test(name) ? 'private-network' : 'public'
}
