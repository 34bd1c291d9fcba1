import { Resolver } from 'node:dns/promises'

/** All addresses of a name; none if there are none, or no answer. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<readonly string[]>

const patience = { timeout: 1500, tries: 2 }

/**
 * Asks DNS and nothing else: names that only this machine or its network knows, from its hosts file or its search
 * domains, are not found.
 */
export const resolveName: ResolveName = async (name, signal) => {
  const resolver = new Resolver(patience)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}
