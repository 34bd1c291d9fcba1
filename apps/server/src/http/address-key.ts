import { isIPv6 } from 'node:net'

/** What counts as one caller: an IPv4 address, or the /64 network that an IPv6 household gets. */
export function addressKey(written: string): string {
  const address = withoutPort(written)
  const mapped = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/.exec(address)?.groups?.['ipv4']
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? firstGroups(address) : address
}

/** Some proxies forward the port of the connection, too: each one would count as another caller. */
function withoutPort(address: string): string {
  const { ipv4, ipv6 } = /^(?:(?<ipv4>[\d.]+):\d+|\[(?<ipv6>[^\]]+)\](?::\d+)?)$/.exec(address)?.groups ?? {}
  return ipv4 ?? ipv6 ?? address
}

const groupsOfNetwork = 4
const groupsOfAddress = 8

function firstGroups(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const gap = address.includes('::') ? groupsOfAddress - before.length - after.length : 0
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  // A proxy may write the same address with capital letters or leading zeros.
  return groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
