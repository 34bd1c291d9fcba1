import { checkLink as checkLinkCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { networkKeys } from '#http/network-keys.ts'
import { checkLink } from './check-link.ts'
import { isPublicAddress } from './is-public-address.ts'
import { resolveName } from './resolve-name.ts'
import { shareChecks } from './share-checks.ts'

/** A camper tries a few links for a project; more would look for something else. */
const rateLimit = { max: 30, timeWindow: 10 * 60 * 1000 }

/** Those of pages; others belong to services that a link should not reach. The default port of a protocol is ''. */
const isAllowedPort = (port: string) => port === '' || port === '80' || port === '443'

const rules = { resolveName, isPublicAddress, isAllowedPort }

export function registerLinkCheck(app: FastifyInstance): void {
  const share = shareChecks()
  implement(
    app,
    checkLinkCall,
    async ({ body: { link } }, { camper: { userId }, request }) => {
      const asker = { userId, network: networkKeys(request.ip).site }
      return { state: await share(asker, () => checkLink(link, rules)) }
    },
    { rateLimit },
  )
}
