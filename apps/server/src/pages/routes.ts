import fastifyStatic from '@fastify/static'
import { type PageRenderer, type SiteConfiguration } from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnchanged } from '#http/is-unchanged.ts'
import { BoundedCache } from '#curriculum/bounded-cache.ts'
import { DatabaseAway } from '#database/database-away.ts'
import { retryAfterSeconds } from '#http/errors.ts'
import { chooseBody, type FinishedPage, finishPage } from './finished-page.ts'
import { isSharedPage, loadPageData, type PageSources } from './load-page-data.ts'

export type PagesOptions = {
  sources: PageSources
  renderPage: PageRenderer
  site: SiteConfiguration
  /** The web app's browser files, each with a compressed sibling. */
  clientDirectory: string
  /** The runner's large files, served under `site.runnerAssetsPath`. */
  runnerAssetsDirectory: string
}

const pagesInMemory = 500
const oneYearInSeconds = 31_536_000
const revalidate = 'public, no-cache'

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** Everything a person's browser asks for: pages, their data for client navigation, and files. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { sources, renderPage, site } = options
  const cache = new BoundedCache<Promise<FinishedPage>>(pagesInMemory)

  await registerFiles(app, options)

  app.get<{ Params: { '*': string } }>('/page-data/*', async (request, reply) => {
    const pathname = pathOfPageData(request.params['*'])
    const page = pathname === undefined ? null : await loadPageData(sources, pathname)
    if (!page) return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    const isAboutCamper = page.screen === 'profile' || page.screen === 'certification'
    return reply.header('cache-control', isAboutCamper ? 'no-store' : revalidate).send(page)
  })

  app.get('/*', async (request, reply) => {
    // Two answers for one address, which no cache may take for each other.
    reply.headers(securityHeaders).header('vary', 'accept, accept-encoding')
    const pathname = pathOf(request.url)
    // A program that asks for JSON must not be answered with a page.
    if (prefersJson(request) || pathname === undefined) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    }
    // A page that was made of older lessons is never asked for again.
    const key = `${sources.curriculum.version} ${pathname}`
    const render = async (): Promise<FinishedPage> =>
      finishPage(
        await renderPage({ path: pathname, site, loadPageData: (path) => loadOrGiveUp(sources, path) }),
      )
    const page = await (isSharedPage(pathname) ? cache.getOrCreate(key, render) : render())
    // Unknown addresses are without number: keeping them would drive the lessons out.
    if (page.status !== 200) cache.forget(key)
    return sendPage(reply, { request, page, isSecure: site.appOrigin.startsWith('https:') })
  })
}

/** While the database is away, the page says that it did not load, and a browser may ask again soon. */
async function loadOrGiveUp(sources: PageSources, path: string) {
  try {
    return await loadPageData(sources, path)
  } catch (error) {
    if (error instanceof DatabaseAway) throw new Response(null, { status: 503 })
    throw error
  }
}

async function registerFiles(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const immutable = { immutable: true, maxAge: oneYearInSeconds * 1000 }
  await app.register(fastifyStatic, {
    root: `${options.clientDirectory}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    setHeaders: setSecurityHeaders,
    ...immutable,
  })
  await app.register(fastifyStatic, {
    root: options.runnerAssetsDirectory,
    prefix: options.site.runnerAssetsPath,
    decorateReply: false,
    preCompressed: true,
    index: false,
    setHeaders: setRunnerHeaders,
    ...immutable,
  })
  await app.register(fastifyStatic, {
    root: options.clientDirectory,
    decorateReply: false,
    // Only files that exist at start get a route, so that every other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    setHeaders: setSecurityHeaders,
  })
}

function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(securityHeaders)
}

/** A worker lives under the policy that its own script came with: the compilers load their parts from beside it. */
function setRunnerHeaders(reply: FastifyReply): void {
  reply.headers({
    ...securityHeaders,
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  })
}

type Sending = { request: FastifyRequest; page: FinishedPage; isSecure: boolean }

function sendPage(reply: FastifyReply, { request, page, isSecure }: Sending): FastifyReply {
  reply
    .headers(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {})
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', page.status === 503 ? 'no-store' : revalidate)
  if (page.status === 503) reply.header('retry-after', retryAfterSeconds)
  if (page.location !== undefined) return reply.redirect(page.location, page.status)
  reply.header('etag', page.etag)
  if (isUnchanged(request, page.etag)) return reply.code(304).send()
  const { encoding, body } = chooseBody(page, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).type('text/html; charset=utf-8').send(body)
}

/** Any origin; only the path is taken from it again. */
const anywhere = 'http://nowhere.invalid'

/**
 * The path of the page that a request names; undefined when it is none of ours. A path that begins with two slashes,
 * also after its dots are resolved, is another site's address for everything that reads it as a URL.
 */
function pathOf(requestUrl: string): string | undefined {
  const isWhole = !requestUrl.startsWith('/')
  const url = URL.parse(isWhole ? requestUrl : anywhere + requestUrl)
  return url && !url.pathname.startsWith('//') ? url.pathname : undefined
}

/** `learn/a/page-data.json` → `/learn/a`; undefined when the address has another form. */
function pathOfPageData(rest: string): string | undefined {
  if (rest === 'index/page-data.json') return '/'
  return /^(?<path>.+)\/page-data\.json$/.exec(`/${rest}`)?.groups?.['path']
}

function prefersJson({ headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}
