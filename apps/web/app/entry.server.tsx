import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext } from '#shared/call/render-context.ts'
import { PageLanguage } from '#shared/language/page-language.ts'
import { Translation } from '#shared/language/use-translation.ts'
import { ScriptNonce } from '#shell/script-nonce.ts'
import { pageParts } from '../server/page-parts.ts'
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
          <WithParts addresses={pageParts(language, context)} nonce={nonce}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </WithParts>
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

type WithPartsProps = { addresses: ReadonlySet<string>; nonce: string; children: ReactNode }

/** The browser asks for these modules together with the page's scripts, which wait for them. */
function WithParts({ addresses, nonce, children }: WithPartsProps) {
  return (
    <>
      {[...addresses].map((address) => (
        <link key={address} rel="modulepreload" href={address} nonce={nonce} />
      ))}
      {children}
    </>
  )
}
