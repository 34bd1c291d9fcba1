import { type AppData, paths, servedPaths, type SiteConfiguration } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { finishBody } from './finished-page.ts'
import { revalidate, sendBody } from './send-page.ts'

const json = 'application/json; charset=utf-8'

/** What all pages share, under a name that changes with it, and that name (docs/reference/api.md, “Page data”). */
export async function registerSharedData(app: FastifyInstance, site: SiteConfiguration): Promise<void> {
  const appData = await finishBody(JSON.stringify({ shared: site.version } satisfies AppData))
  const shared = await finishBody(JSON.stringify(site))
  app.get(paths.appData, async (request, reply) => {
    reply.headers({ 'cache-control': revalidate, vary: 'accept-encoding' })
    return sendBody(reply, request, appData, json)
  })
  app.get(servedPaths.sharedData(site.version), async (request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    return sendBody(reply, request, shared, json)
  })
}
