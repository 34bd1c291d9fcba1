import type { LinkState } from '@cairn/contract'
import { askAddress } from './ask-address.ts'
import { findAddresses, type LinkRules } from './find-addresses.ts'

const mostRedirects = 5
/** For all of it: names, redirects, and slow answers. */
const patienceMs = 5000

/** Asks the page at a link whether it is live, without ever asking anything inside (decision 51). */
export async function checkLink(link: string, rules: LinkRules): Promise<LinkState> {
  if (!URL.canParse(link)) return 'refused'
  try {
    return await follow(new URL(link), rules, AbortSignal.timeout(patienceMs), mostRedirects)
  } catch {
    // No such host, no network, no answer in time, an invalid certificate: nothing that says more about the page.
    return 'unreachable'
  }
}

async function follow(
  link: URL,
  rules: LinkRules,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<LinkState> {
  const addresses = await findAddresses(link, rules, signal)
  if (addresses === 'refused') return 'refused'
  if (addresses.length === 0) return 'unreachable'
  const { status, location } = await askAddress(link, addresses, signal)
  if (status < 300 || status > 399 || location === undefined) return isLive(status) ? 'live' : 'not-live'
  if (redirectsLeft === 0) return 'not-live'
  return follow(new URL(location, link), rules, signal, redirectsLeft - 1)
}

/** A page that asks for payment is live, too. */
function isLive(status: number): boolean {
  return (status >= 200 && status <= 399) || status === 402
}
