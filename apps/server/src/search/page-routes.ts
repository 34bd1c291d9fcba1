import { limits, paths } from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { finishPage } from '#pages/finished-page.ts'
import type { PageMaking } from '#pages/page-cache.ts'
import { sendPage } from '#pages/send-page.ts'
import type { Searches } from './open-searches.ts'

type SearchPageOptions = Pick<PageMaking, 'renderPage' | 'site'> & { searches: Searches }

/** Pages that wait for each network, as many as of other pages that are rendered for one visitor. */
const mostWaiting = 200

/** The page with the results, for browsers without scripts and for links to a search. It is never kept. */
export function registerSearchPage(
  app: FastifyInstance,
  { searches, renderPage, site }: SearchPageOptions,
): void {
  const takeTurn = inTurn(1, mostWaiting)
  app.get(paths.search, async (request, reply) => {
    const typed = new URL(request.url, site.appOrigin).searchParams.get('query') ?? ''
    const query = withoutHalfCharacter(typed.trim().slice(0, limits.maxSearchLength))
    const path = query === '' ? paths.search : `${paths.search}?query=${encodeURIComponent(query)}`
    const page = await takeTurn(networkKeys(request.ip).site, async () => {
      const results = query === '' ? [] : await searches.in(request.language).find(query)
      const loadPageData = async () => ({ screen: 'search' as const, query, results })
      return finishPage(await renderPage({ path, language: request.language, site, loadPageData }))
    })
    return sendPage(reply.header('vary', 'accept-encoding'), request, page)
  })
}

/** Of a character that takes two places, a cut may leave the first, which cannot be part of an address. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/\p{Surrogate}$/u, '')
}
