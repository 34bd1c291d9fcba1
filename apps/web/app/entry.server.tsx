import { PassThrough } from 'node:stream'
import { type Language, languages } from '@cairn/contract'
import { createReadableStreamFromReadable } from '@react-router/node'
import { preloadModule } from 'react-dom'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext } from '#shared/call/render-context.ts'
import { PageLanguage } from '#shared/language/page-language.ts'
import { Translation } from '#shared/language/use-translation.ts'
import { ScriptNonce } from '#shell/script-nonce.ts'
import addresses from 'virtual:catalog-addresses'
import { translatorOf } from '../server/translator-of.ts'

/** Renders the whole page before sending any of it, because it is cached, hashed and compressed as a whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const { language, scriptNonce: nonce } = loadContext.get(renderContext)
  const translator = await translatorOf(language)
  const page = (
    <ScriptNonce value={nonce}>
      <PageLanguage value={language}>
        <Translation value={translator}>
          <WithCatalog language={language} nonce={nonce}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </WithCatalog>
        </Translation>
      </PageLanguage>
    </ScriptNonce>
  )
  let hasFailed = false
  const { pipe } = renderToPipeableStream(page, {
    nonce,
    // Large parts would otherwise be sent hidden, and readers without scripts would never see them.
    progressiveChunkSize: Infinity,
    onAllReady: () => {
      const body = new PassThrough()
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(
        new Response(createReadableStreamFromReadable(body), { headers, status: hasFailed ? 500 : status }),
      )
      pipe(body)
    },
    onShellError: reject,
    onError: (error) => {
      hasFailed = true
      console.error(error)
    },
  })
  return promise
}

type WithCatalogProps = { language: Language; nonce: string; children: ReactNode }

/** The browser asks for the page's messages together with its scripts, which wait for them. */
function WithCatalog({ language, nonce, children }: WithCatalogProps) {
  const address = addresses[languages[language].code]
  if (address !== undefined) preloadModule(address, { as: 'script', nonce })
  return children
}
