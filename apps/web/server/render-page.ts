import { createHmac, randomBytes } from 'node:crypto'
import {
  type DonationSettings,
  inLanguage,
  type Language,
  type PageRenderer,
  type SentForm,
  takesPayments,
} from '@cairn/contract'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { renderContext } from '#shared/call/render-context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hashKnownScripts } from './hash-known-scripts.ts'
import { startAfterPaint } from './start-after-paint.ts'

export { findRoute } from './find-route.ts'

const handlers = new Map<Language, RequestHandler>()

/** The router puts the prefix of the page's language before all links and redirects (decision 56). */
function handlerOf(language: Language): RequestHandler {
  const known = handlers.get(language)
  if (known) return known
  const handler = createRequestHandler({ ...build, basename: inLanguage('/', language) }, 'production')
  handlers.set(language, handler)
  return handler
}

/** Renders a whole page, with a policy that allows its own scripts and no others. */
export const renderPage: PageRenderer = async ({
  path,
  language = 'english',
  site,
  loadPageData,
  form = null,
}) => {
  const [stylePlace, scriptNonce] = [randomNonce(), randomNonce()]
  const context = new RouterContextProvider()
  context.set(renderContext, { language, site, loadPageData, form, styleNonce: stylePlace, scriptNonce })
  const address = documentAddress(new URL(inLanguage(path, language), site.appOrigin))
  const response = await handlerOf(language)(requestFor(address, form), context)
  const written = startAfterPaint(await response.text(), scriptNonce)
  const styleNonce = styleNonceOf(written.replaceAll(stylePlace, '').replaceAll(scriptNonce, ''))
  const { html, hashes } = hashKnownScripts(written.replaceAll(stylePlace, styleNonce), scriptNonce)
  const location = response.headers.get('location')
  const providers = takesPayments(new URL(path, site.appOrigin).pathname) ? withScripts(site.donations) : null
  return {
    status: response.status,
    html,
    contentSecurityPolicy: contentSecurityPolicy({
      scriptHashes: hashes,
      styleNonce,
      runnerOrigin: new URL(site.runnerUrl).origin,
      providers,
    }),
    ...(providers ? { takesPayments: true as const } : {}),
    ...(location === null ? {} : { location }),
  }
}

/** Null if the page of donations loads no provider's script. */
function withScripts(donations: DonationSettings | null): DonationSettings | null {
  return donations?.stripe || donations?.paypal ? donations : null
}

/** Line breaks of all kinds, as addresses have them. */
const lineBreaks = /%0a|%0d|%e2%80%a[89]/gi

/**
 * An address that React Router answers with a page. One that ends with `.data` it would answer with data, but not with a
 * slash after it; and one with a line break, which its patterns do not match, with a failure.
 */
function documentAddress(address: URL): URL {
  address.pathname = address.pathname.replaceAll(lineBreaks, '%20')
  if (address.pathname.endsWith('.data')) address.pathname += '/'
  return address
}

/** What React Router renders an answer for; it reads the form from the context. */
function requestFor(address: URL, form: SentForm | null): Request {
  return new Request(address, { method: form ? 'POST' : 'GET' })
}

/** 128 random bits, unknown to everything in the page before it is rendered. */
function randomNonce(): string {
  return randomBytes(16).toString('hex')
}

const styleKey = randomBytes(32)

/**
 * The same for the same page: a random one would show whenever the page is rendered again, which for a profile is each
 * time that its camper does something, even what the profile hides.
 */
function styleNonceOf(page: string): string {
  return createHmac('sha256', styleKey).update(page).digest('hex').slice(0, 32)
}
