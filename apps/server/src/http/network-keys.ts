import { addressKey } from './address-key.ts'

/** The networks that an address belongs to, as comparable texts, from the narrowest. */
export type NetworkKeys = {
  /** An IPv4 address, or an IPv6 /64: one household. */
  network: string
  /** An IPv4 /24, or an IPv6 /48: what one customer can easily get. */
  site: string
  /** An IPv6 /32: a whole provider. */
  provider: string | undefined
}

export function networkKeys(address: string): NetworkKeys {
  const network = addressKey(address)
  if (!network.includes(':')) return ofIPv4(network)
  const groups = network.split(':')
  return {
    network,
    site: `${groups.slice(0, 3).join(':')}::/48`,
    provider: `${groups.slice(0, 2).join(':')}::/32`,
  }
}

/** An IPv4 address, or an IPv6 /48: for limits that a thief must not get thousands of times for nothing. */
export function customerKey(address: string): string {
  const { network, site } = networkKeys(address)
  return network.includes(':') ? site : network
}

function ofIPv4(address: string): NetworkKeys {
  return { network: address, site: `${address.split('.').slice(0, 3).join('.')}.0/24`, provider: undefined }
}
