import type { FastifyRequest } from 'fastify'
import { reachOf } from '#config/network-reach.ts'

/** Headers besides `X-Forwarded-…` with which proxies name the original client. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-host',
  'x-original-url',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]

/**
 * Whether a request comes from a browser on this very machine that asked for an address of this machine. A proxy on
 * this machine forwards requests of others, and another site's name that resolves to this machine (DNS rebinding)
 * would let that site read the answer.
 */
export function isLocalReader({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  const isForwarded =
    forwardingHeaders.some((name) => name in headers) ||
    Object.keys(headers).some((name) => name.startsWith('x-forwarded'))
  // No browser uses the older HTTP version; proxies that add no header often do.
  return !isForwarded && raw.httpVersion === '1.1' && isLoopback(headers.host) && hasLoopbackPeer(raw)
}

function isLoopback(host: string | undefined): boolean {
  return host !== undefined && URL.canParse(`http://${host}`) && reachOf(`http://${host}`) === 'this-machine'
}

function hasLoopbackPeer({ socket: { remoteAddress } }: FastifyRequest['raw']): boolean {
  if (remoteAddress === undefined) return false
  return isLoopback(remoteAddress.includes(':') ? `[${remoteAddress}]` : remoteAddress)
}
