import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Camper } from '#http/session.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { openRetiredNames } from '#users/retired-names.ts'
import { registerSettings } from '#settings/routes.ts'
import { origin, type TestServer } from './build-test-server.ts'

/** The real routes of the settings, with a signed-in camper and without the guard: for twins. */
export async function buildUnguardedApp(
  { database, clock }: TestServer,
  camper: Camper,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify(options)
  app.decorateRequest('session')
  app.decorateRequest('isStillSignedIn')
  app.addHook('onRequest', async (request) => {
    request.session = { camper, hash: Buffer.alloc(0), createdAt: clock.now, isConfirmed: true }
    request.isStillSignedIn = async () => true
  })
  registerSettings(app, {
    database,
    mailer: { isLocal: true, keep: async () => () => undefined, send: async () => undefined },
    appOrigin: origin,
    appOrigins: [origin],
    mailLimits: { perNetworkAndHour: Infinity, perSchoolAndHour: Infinity },
    privateHash: await openPrivateHash(database),
    retiredNames: await openRetiredNames(database),
    onSessionsEnded: () => undefined,
    now: () => clock.now,
  })
  return app
}
