import { createHmac, randomBytes } from 'node:crypto'
import type { PageRenderer, SentForm } from '@cairn/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { renderContext } from '#shared/call/render-context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hashKnownScripts } from './hash-known-scripts.ts'
import { startAfterPaint } from './start-after-paint.ts'

export { findRoute } from './find-route.ts'

const handle = createRequestHandler(build, 'production')

/** Renders a whole page, with a policy that allows its own scripts and no others. */
export const renderPage: PageRenderer = async ({ path, site, loadPageData, form = null }) => {
  const [stylePlace, scriptNonce] = [randomNonce(), randomNonce()]
  const context = new RouterContextProvider()
  context.set(renderContext, { site, loadPageData, form, styleNonce: stylePlace, scriptNonce })
  const response = await handle(requestFor(new URL(path, site.appOrigin), form), context)
  const written = startAfterPaint(await response.text(), scriptNonce)
  const styleNonce = styleNonceOf(written.replaceAll(stylePlace, '').replaceAll(scriptNonce, ''))
  const { html, hashes } = hashKnownScripts(written.replaceAll(stylePlace, styleNonce), scriptNonce)
  const location = response.headers.get('location')
  return {
    status: response.status,
    html,
    contentSecurityPolicy: contentSecurityPolicy({
      scriptHashes: hashes,
      styleNonce,
      runnerOrigin: new URL(site.runnerUrl).origin,
    }),
    ...(location === null ? {} : { location }),
  }
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
