import fastifyStatic from '@fastify/static'
import { redirectedMessage } from '@cairn/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileHeaders, pageHeaders } from '#http/common-headers.ts'
import { inTurn } from '#http/in-turn.ts'
import { networkKeys } from '#http/network-keys.ts'
import { isSharedPage } from './load-page-data.ts'
import { makePagesAhead } from './make-pages-ahead.ts'
import { openPageCache, type PageMaking } from './page-cache.ts'
import { revalidate, sendBody, sendPage } from './send-page.ts'
import { registerSitemaps } from './sitemap-routes.ts'
import { serveMedia } from './serve-media.ts'
import { registerPythonPackages } from './python-package-routes.ts'
import { registerSharedData } from './shared-data-routes.ts'

export type PagesOptions = PageMaking & {
  /** The web app's browser files, each with a compressed sibling. */
  clientDirectory: string
  /** Pictures and films of lessons. */
  mediaDirectory: string
  /** The runner's large files, served under `site.runnerAssetsPath`. */
  runnerAssetsDirectory: string
  /** Python packages that the operator has fetched. */
  pythonPackagesDirectory: string
  /** Pages that take long to render are made before the first visit; by default, when they are visited. */
  makesAhead?: boolean
}

const oneYearInSeconds = 31_536_000
/** Pages and data to be made that wait for each network: those of a whole class, and a second or two of rendering. */
const mostWaiting = 200

/** Everything that a browser requests for a person: pages, their data for client navigation, and files. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { site } = options
  const cache = openPageCache(options)

  const takeTurn = inTurn(1, mostWaiting)
  // One thread renders all pages: as many as names to think of, and each lesson in each language.
  const findPage = ({ pathname, search }: URL, { language, ip }: FastifyRequest) => {
    const message = redirectedMessage(search)
    const address = { pathname, language }
    const kept = message ? undefined : cache.keptPage(address)
    if (kept) return kept
    return takeTurn(networkKeys(ip).site, () =>
      message ? cache.pageWithMessage(address, message) : cache.page(address),
    )
  }

  const findData = (pathname: string, { language, ip }: FastifyRequest) => {
    const address = { pathname, language }
    return cache.keptData(address) ?? takeTurn(networkKeys(ip).site, () => cache.data(address))
  }

  await registerFiles(app, options)
  await registerSharedData(app, site)
  registerSitemaps(app, options)
  if (options.makesAhead) makePagesAhead(app, options, cache)

  app.get<{ Params: { '*': string } }>('/page-data/*', async (request, reply) => {
    const pathname = pathOfPageData(request.params['*'])
    const body = pathname === undefined ? null : await findData(pathname, request)
    if (pathname === undefined || !body) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    }
    reply
      .header('cache-control', isSharedPage(pathname) ? revalidate : 'no-store')
      .header('vary', 'accept-encoding')
    return sendBody(reply, request, body, 'application/json; charset=utf-8')
  })

  app.get('/*', async (request, reply) => {
    // One address has two answers, which no cache may confuse.
    reply.headers(pageHeaders).header('vary', 'accept, accept-encoding')
    const url = pageUrlOf(request.url)
    // A program that asks for JSON must not be answered with a page.
    if (prefersJson(request) || url === undefined) {
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'path not found' })
    }
    const page = await findPage(url, request)
    return sendPage(reply, request, page)
  })
}

async function registerFiles(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const immutable = { immutable: true, maxAge: oneYearInSeconds * 1000 }
  await app.register(fastifyStatic, {
    root: `${options.clientDirectory}/assets`,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    setHeaders: setFileHeaders,
    // Small, and never compared, because their names change with them.
    acceptRanges: false,
    etag: false,
    lastModified: false,
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
  await serveMedia(app, options.mediaDirectory)
  await registerPythonPackages(app, options.pythonPackagesDirectory)
  await app.register(fastifyStatic, {
    root: options.clientDirectory,
    decorateReply: false,
    // Only files that exist at startup get a route, so that every other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    setHeaders: setPageHeaders,
  })
}

function setFileHeaders(reply: FastifyReply): void {
  reply.headers(fileHeaders)
}

function setPageHeaders(reply: FastifyReply): void {
  reply.headers(pageHeaders)
}

/** A worker uses the content policy of its own script: the compilers load their parts from the same folder. */
function setRunnerHeaders(reply: FastifyReply): void {
  reply.headers({
    ...pageHeaders,
    'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
  })
}

/** Any origin; only path and query are used. */
const anywhere = 'http://nowhere.invalid'

/**
 * The address of the page that a request asks for; undefined if it is not one of ours. A path that begins with two
 * slashes, even after resolving its dots, is another site's address for everything that reads it as a URL.
 */
function pageUrlOf(requestUrl: string): URL | undefined {
  const isWhole = !requestUrl.startsWith('/')
  const url = URL.parse(isWhole ? requestUrl : anywhere + requestUrl)
  return url && !url.pathname.startsWith('//') ? url : undefined
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
