import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { callerKey } from '#http/caller-key.ts'
import { apiHeaders } from '#http/common-headers.ts'
import type { CallCounts } from '#http/shared-call-counts.ts'
import { ProviderAway, type DonationProvider } from './attempts/provider.ts'
import { fewAnHour } from './few-an-hour.ts'
import { receiveEvent } from './receive-event.ts'
import type { DonationServices } from './services.ts'

/** Providers send some kilobytes. */
const bodyLimit = 256 * 1024

/** More than a provider sends at its busiest. Refused messages come again. */
const oftenEnough = { max: 600, timeWindow: 60 * 1000 }

/** A gift has a few in a month. Anyone can begin one, and send messages that name it. */
const messagesPerGiftAndHour = 20

/** Where providers say that something has happened. They have no session and no token: their signature is checked. */
export async function registerWebhooks(
  app: FastifyInstance,
  services: DonationServices,
  callCounts: CallCounts,
): Promise<void> {
  const { card, paypal, now } = services
  const mayAsk = fewAnHour(messagesPerGiftAndHour, now)
  await app.register(async (hooks) => {
    await hooks.register(rateLimit, { global: false, keyGenerator: callerKey, ...callCounts })
    hooks.removeAllContentTypeParsers()
    // The signature covers the bytes.
    hooks.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    const listen = (url: string, provider: DonationProvider) =>
      hooks.post(url, { config: { rateLimit: oftenEnough } }, async (request, reply) => {
        reply.headers(apiHeaders)
        const { body, headers } = request
        if (!Buffer.isBuffer(body)) return reply.code(400).send({})
        try {
          const outcome = await receiveEvent(services, provider, { body, headers, mayAsk })
          return await reply.code(outcome === 'taken' ? 200 : 400).send({})
        } catch (error) {
          if (!(error instanceof ProviderAway)) throw error
          return reply.code(503).send({})
        }
      })
    if (card?.name === 'stripe') listen('/hooks/update-stripe', card)
    if (paypal) listen('/hooks/update-paypal', paypal)
  })
}
