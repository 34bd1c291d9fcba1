import { type FlashKey, flashTypeOf, inLanguage, limits, paths } from '@cairn/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pathWithMessage } from '#http/path-with-message.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import type { EmailServices } from './request-email-change.ts'
import { setSubscription } from './store.ts'

const tokenLength = 64

/** The addresses of the links in our mails; each redirects to a page that says what happened. */
export function registerEmailLinks(app: FastifyInstance, options: EmailServices): void {
  app.get<{ Querystring: Record<string, unknown> }>('/confirm-email', async (request, reply) => {
    const { session } = request
    if (!session) return tell(reply, paths.home, 'flash.signed-in-only')
    const { email: encoded, token } = request.query
    const email = typeof encoded === 'string' && encoded.length <= 1000 ? decode(encoded) : undefined
    if (email === undefined || typeof token !== 'string' || token.length !== tokenLength) {
      return tell(reply, paths.home, 'flash.email-link-invalid')
    }
    const outcome = await confirmEmailChange({ ...options, language: request.language }, session, {
      email,
      token,
    })
    return tell(reply, outcome === 'flash.email-valid' ? paths.settingsOf('email') : paths.home, outcome)
  })

  app.get<{ Params: { unsubscribeId: string } }>('/ue/:unsubscribeId', async ({ params }, reply) => {
    const id = params.unsubscribeId
    const isKnown = await setSubscription(options.database, id, false)
    return isKnown
      ? tell(reply, `/unsubscribed/${encodeURIComponent(id)}`, 'flash.unsubscribed')
      : tell(reply, paths.home, 'flash.unsubscribe-unknown')
  })

  app.get<{ Params: { unsubscribeId: string } }>('/resubscribe/:unsubscribeId', async ({ params }, reply) => {
    const isKnown = await setSubscription(options.database, params.unsubscribeId, true)
    return tell(reply, paths.home, isKnown ? 'flash.resubscribed' : 'flash.unsubscribe-unknown')
  })

  for (const path of ['/u/:email', '/unsubscribe/:email']) {
    app.get(path, (_request, reply) => tell(reply, paths.home, 'flash.unsubscribe-old-link'))
  }
}

function tell(reply: FastifyReply, path: string, key: FlashKey): FastifyReply {
  return reply.redirect(inLanguage(pathWithMessage(path, flashTypeOf(key), key), reply.request.language))
}

function decode(text: string): string | undefined {
  return normaliseEmail(
    Buffer.from(text, 'base64')
      .toString('utf8')
      .slice(0, limits.maxEmailLength + 1),
  )
}
