import { type FormFields, limits } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'

/** Understands nothing but short forms, as browsers write them. */
export function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: limits.maxFormBytes },
    async (_request: unknown, text: string): Promise<FormFields> =>
      Object.fromEntries(new URLSearchParams(text)),
  )
}
