import { checkLink as checkLinkCall } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { implement } from '#http/implement.ts'
import { checkLink } from './check-link.ts'
import { isPublicAddress } from './is-public-address.ts'
import { resolveName } from './resolve-name.ts'

/** A camper tries a few links for a project; more would look for something else. */
const rateLimit = { max: 30, timeWindow: 10 * 60 * 1000 }

/** Of all campers together: each takes a connection for some seconds. */
const mostAtOnce = 16

/** Those of pages; others belong to services that a link should not reach. The default port of a protocol is ''. */
const isAllowedPort = (port: string) => port === '' || port === '80' || port === '443'

const rules = { resolveName, isPublicAddress, isAllowedPort }

export function registerLinkCheck(app: FastifyInstance): void {
  let underWay = 0
  implement(
    app,
    checkLinkCall,
    async ({ body }) => {
      if (underWay >= mostAtOnce) return { state: 'unreachable' as const }
      underWay += 1
      try {
        return { state: await checkLink(body.link, rules) }
      } finally {
        underWay -= 1
      }
    },
    { rateLimit },
  )
}
