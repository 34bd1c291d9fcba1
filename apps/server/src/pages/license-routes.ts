import { createReadStream } from 'node:fs'
import { type SiteConfiguration, paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'
import { revalidate } from './send-page.ts'

export type LicenseOptions = { site: Pick<SiteConfiguration, 'curriculumSource'>; licenseFile: string }

/** The license of lessons that come from elsewhere, as it came with them. */
export function registerLicense(app: FastifyInstance, { site, licenseFile }: LicenseOptions): void {
  if (!site.curriculumSource) return
  app.get(paths.lessonsLicense, async (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'cache-control': revalidate })
      .type('text/plain; charset=utf-8')
      .send(createReadStream(licenseFile)),
  )
}
