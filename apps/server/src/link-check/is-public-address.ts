import ipaddr from 'ipaddr.js'

/** What is routed on the Internet in IPv6; addresses that hide one of IPv4 are all outside of it, or are ranges below. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Looks public, but answers machines inside a cloud only: the host of a virtual machine at Azure. */
const insideOnly: ReadonlySet<string> = new Set(['168.63.129.16'])

/** Whether an address belongs to the Internet rather than to this machine, its network, or to nothing at all. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || insideOnly.has(parsed.toString())) return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}
