import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths, servedPaths, statusPurposes } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { inTurn } from '#http/in-turn.ts'
import { isUnchanged } from '#http/is-unchanged.ts'
import { networkKeys } from '#http/network-keys.ts'
import { findPublicCredential } from './find-public-credential.ts'
import { listKeys } from './key-store.ts'
import type { CredentialServices } from './services.ts'
import { statusLists } from './status-lists.ts'
import { registerVerifier } from './verifier-routes.ts'

/** Any site may read these: they exist to be checked elsewhere. */
const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-robots-tag': 'noindex',
} as const

const json = 'application/vc+ld+json; charset=utf-8'
const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const mostWaiting = 50

/**
 * What verifiers elsewhere ask a school for (docs/reference/credentials.md, “Addresses”): credentials as files, which of
 * them were taken back, and with which keys they are signed.
 */
export async function registerCredentialFiles(
  app: FastifyInstance,
  services: CredentialServices,
): Promise<void> {
  const { database, issuer, curriculum } = services
  const { openWriter, origin } = issuer
  const [badgeSvg, badgePng] = await Promise.all([
    readFile(join(import.meta.dirname, 'badge.svg'), 'utf8'),
    readFile(join(import.meta.dirname, 'badge.png')),
  ])
  const takeTurn = inTurn(1, mostWaiting)

  const forms = {
    json: { type: json, write: async (document: string) => document },
    svg: {
      type: 'image/svg+xml',
      write: async (document: string) => (await openWriter()).bakeSvg(badgeSvg, document),
    },
    png: {
      type: 'image/png',
      write: async (document: string) => Buffer.from((await openWriter()).bakePng(badgePng, document)),
    },
  } as const

  app.get<{ Params: { id: string } }>(`/certification/id/:id(^${uuid}$)`, async (request, reply) => {
    const { ip, params } = request
    const found = await takeTurn(networkKeys(ip).site, () => findPublicCredential(services, params.id))
    if (!found) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .redirect(paths.certification(found.username, found.certSlug))
  })

  app.get<{ Params: { id: string; form: keyof typeof forms } }>(
    `/certification/id/:id(^${uuid}).:form(^(?:json|svg|png)$)`,
    async (request, reply) => {
      const { id, form } = request.params
      const found = await takeTurn(networkKeys(request.ip).site, () => findPublicCredential(services, id))
      if (found?.document === undefined) return reply.callNotFound()
      const { type, write } = forms[form]
      return reply
        .headers({
          ...publicHeaders,
          'cache-control': 'no-cache',
          'content-disposition': `inline; filename="${found.certSlug}.${form}"`,
        })
        .type(type)
        .send(await write(found.document))
    },
  )

  const publish = statusLists(services)
  await registerVerifier(app, { ...services, publish })
  for (const purpose of statusPurposes) {
    app.get<{ Params: { list: string } }>(
      servedPaths.statusList(purpose, ':list(^[1-9][0-9]{0,5}$)'),
      async (request, reply) => {
        const published = await takeTurn(networkKeys(request.ip).site, () =>
          publish(purpose, Number(request.params.list)),
        )
        if (!published) return reply.callNotFound()
        const { etag } = published
        reply.headers({ ...publicHeaders, 'cache-control': 'public, no-cache', etag })
        if (isUnchanged(request, etag)) return reply.code(304).send()
        return reply.type(json).send(published.json)
      },
    )
  }

  app.get<{ Params: { certSlug: string } }>(servedPaths.achievement(':certSlug'), async (request, reply) => {
    const certification = curriculum.certifications.find(({ slug }) => slug === request.params.certSlug)
    if (!certification) return reply.callNotFound()
    const { slug, title, tests } = certification
    return reply.headers({ ...publicHeaders, 'cache-control': 'public, max-age=3600' }).send({
      id: `${origin}${servedPaths.achievement(slug)}`,
      type: ['Achievement'],
      achievementType: 'Certificate',
      name: title,
      requirements: tests.map((test) => test.title),
    })
  })

  // Elsewhere than behind TLS, a school is known by its key alone (did:key), which leads nowhere.
  if (!origin.startsWith('https:')) return
  app.get('/.well-known/did.json', async (_request, reply) => {
    const [writer, { key }] = await Promise.all([openWriter(), issuer.openKey()])
    const keys = await listKeys(database)
    const valid = keys.filter(({ id, revokedAt }) => revokedAt === undefined && id.startsWith(`${key.did}#`))
    return reply
      .headers({ ...publicHeaders, 'cache-control': 'public, no-cache' })
      .type('application/did+ld+json; charset=utf-8')
      .send(JSON.stringify(writer.didDocument(key.did, valid)))
  })
}
