import { isLoopback } from './network-reach.ts'

/** Every address of this machine that only its own programs have, in the words of Fastify. */
const thisMachine = 'loopback'

/**
 * The proxies in a list of addresses and networks. One on this machine is believed under each of the machine's own
 * addresses: a proxy that is told to ask `localhost` may come from `::1` as well as from 127.0.0.1.
 */
export function readTrustedProxies(list: string): readonly string[] {
  const addresses = list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const isHere = addresses.some((address) => isLoopback(address.split('/')[0] ?? ''))
  return isHere ? [...addresses, thisMachine] : addresses
}
