import { createHmac, randomBytes } from 'node:crypto'
import type { PageRenderer } from '@cairn/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { renderContext } from '#shared/call/render-context.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { hashKnownScripts } from './hash-known-scripts.ts'

export { findRoute } from './find-route.ts'

const handle = createRequestHandler(build, 'production')

/** Renders a whole page, with a policy that allows its own scripts and no others. */
export const renderPage: PageRenderer = async ({ path, site, loadPageData }) => {
  const [stylePlace, scriptNonce] = [randomNonce(), randomNonce()]
  const context = new RouterContextProvider()
  context.set(renderContext, { site, loadPageData, styleNonce: stylePlace, scriptNonce })
  const response = await handle(new Request(new URL(path, site.appOrigin)), context)
  const written = await response.text()
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
