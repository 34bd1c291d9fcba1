import { createHash, randomBytes } from 'node:crypto'
import type { PageRenderer, RenderRequest } from '@cairn/contract'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { inlineScripts } from './inline-scripts.ts'
import { renderContext } from '#lib/render-context.ts'

export { findRoute } from './find-route.ts'

const handle = createRequestHandler(build, 'production')

/** Renders a page as a whole, with a policy that lets its own scripts run and no others. */
export const renderPage: PageRenderer = async ({ path, site, loadPageData }) => {
  const styleNonce = randomBytes(16).toString('base64')
  const context = new RouterContextProvider()
  context.set(renderContext, { site, loadPageData, styleNonce })
  const response = await handle(new Request(new URL(path, site.appOrigin)), context)
  const html = await response.text()
  const location = response.headers.get('location')
  return {
    status: response.status,
    html,
    contentSecurityPolicy: policyFor({ html, site, styleNonce }),
    ...(location === null ? {} : { location }),
  }
}

type PolicyParts = { html: string; styleNonce: string; site: RenderRequest['site'] }

function policyFor({ html, styleNonce, site }: PolicyParts): string {
  const hashes = inlineScripts(html).map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(site.runnerUrl).origin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
