import { inLanguage, languageNames, type SiteConfiguration } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { BoundedCache } from '#cache/bounded-cache.ts'
import type { Curricula } from '#curriculum/open-curricula.ts'
import { pageHeaders } from '#http/common-headers.ts'
import { type FinishedBody, finishBody } from './finished-page.ts'
import { revalidate, sendBody } from './send-page.ts'
import { sitemapOf } from './sitemap.ts'

const sitemapPath = '/sitemap.xml'

type SitemapOptions = {
  site: Pick<SiteConfiguration, 'appOrigin' | 'donations'>
  sources: { curricula: Curricula }
}

/** Tells search engines which pages there are, with a list for each language. */
export function registerSitemaps(app: FastifyInstance, { site, sources }: SitemapOptions): void {
  const { appOrigin, donations } = site
  const made = new BoundedCache<Promise<FinishedBody>>(languageNames.length)

  app.get(sitemapPath, async (request, reply) => {
    const { language } = request
    const { version, superBlocks } = sources.curricula.in(language).curriculum
    const body = await made.getOrCreate(`${version} ${language}`, () =>
      finishBody(sitemapOf(superBlocks, { appOrigin, language, takesDonations: donations !== null })),
    )
    reply.headers({ ...pageHeaders, 'cache-control': revalidate, vary: 'accept-encoding' })
    return sendBody(reply, request, body, 'application/xml; charset=utf-8')
  })

  const sitemaps = languageNames.map(
    (language) => `Sitemap: ${appOrigin}${inLanguage(sitemapPath, language)}`,
  )
  const lines = [
    'User-agent: *',
    'Disallow: /dev/',
    'Disallow: /signin',
    'Disallow: /*/signin',
    '',
    ...sitemaps,
    '',
  ]
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .headers({ ...pageHeaders, 'cache-control': revalidate })
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n')),
  )
}
