import type { PageDataOf, PageRenderer, SentForm, SiteConfiguration } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '#http/common-headers.ts'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { chooseBody, finishBody } from '#pages/finished-page.ts'

export type Lesson = { pathname: string; page: PageDataOf<'challenge'> }

/** Answers a form with its lesson's page. */
export type AnswerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { lesson: Lesson; status: number; form: SentForm },
) => Promise<FastifyReply>

/** Pages that wait for each network, as many as of other pages that are rendered for one visitor. */
const mostWaiting = 200

/** Such a page is made for one session and never kept. */
export function openAnswers(renderPage: PageRenderer, site: SiteConfiguration): AnswerForm {
  const takeTurn = inTurn(1, mostWaiting)
  return async (request, reply, { lesson: { pathname, page }, status, form }) => {
    const { html, contentSecurityPolicy } = await takeTurn(networkKeys(request.ip).site, () =>
      renderPage({ path: pathname, language: request.language, site, loadPageData: async () => page, form }),
    )
    const { encoding, body } = chooseBody(await finishBody(html), request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .code(status)
      .headers({
        ...pageHeaders,
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy,
        vary: 'accept-encoding',
      })
      .type('text/html; charset=utf-8')
      .send(body)
  }
}
