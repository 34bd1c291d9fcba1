import { paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/schema.ts'
import { sendRefusal } from '#http/implement.ts'
import { Refusal } from '#http/refusal.ts'
import { isSessionAlive } from '#http/session.ts'
import type { News } from './open-news.ts'
import { watchOthers } from './watch-others.ts'

/** Browsers open a stream again when it has ended, and their session is checked then. */
const streamMs = 60_000
const retryMs = 2000

/** Three streams a minute, and some for pages that are opened and left. */
const rateLimit = { max: 120, timeWindow: 10 * 60 * 1000 }

type NewsOptions = {
  database: Database
  news: News
  /** Whether other processes record progress, too. */
  sharesDatabase: boolean
}

/** The stream of a camper's page that waits for the remote editor (docs/reference/api.md, “Remote editor”). */
export function registerNews(app: FastifyInstance, { database, news, sharesDatabase }: NewsOptions) {
  const stopWatching = sharesDatabase ? watchOthers(database, news) : () => undefined
  // A stream never ends by itself and would keep the process from closing.
  app.addHook('preClose', () => {
    stopWatching()
    news.endAll()
  })
  // A camper who signs out, here or elsewhere, does so with a request. The calls that end all sessions say so themselves.
  app.addHook('onResponse', async ({ session }) => {
    if (session) await news.endUnless(session.camper.userId, (one) => isSessionAlive(database, one))
  })
  app.get(
    paths.progressNews,
    { exposeHeadRoute: false, config: { rateLimit } },
    async ({ session, raw }, reply) => {
      if (!session) return sendRefusal(reply, 401, new Refusal('signin.required'))
      const stream = reply.raw
      // Without content browsers do not ask again.
      const end = news.keep({ session, stream })
      if (!end) return reply.code(204).send()
      reply.hijack()
      raw.socket.setTimeout(0)
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) stream.setHeader(name, value)
      // Proxies such as nginx would otherwise wait for more before they pass anything on.
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      stream.write(`retry: ${retryMs}\n\n`)
      const timer = setTimeout(end, streamMs)
      stream.on('close', () => clearTimeout(timer))
      return reply
    },
  )
}
