import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { renderContext } from '#shared/call/render-context.ts'
import { ScriptNonce } from '#shell/script-nonce.ts'

/** Renders the whole page before sending any of it, because it is cached, hashed and compressed as a whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const nonce = loadContext.get(renderContext).scriptNonce
  const page = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
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
