import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'

/** Serves the pictures and films of lessons, whole or in part, so that a film can begin anywhere. */
export async function serveMedia(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.headers({
        ...pageHeaders,
        // A file keeps its name when its content changes.
        'cache-control': 'public, no-cache',
        // A drawing can contain scripts, which would run as the school's own if it were opened as a page.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
    },
  })
}
