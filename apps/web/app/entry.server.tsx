import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/** Renders the whole page before any of it is sent: it is kept, hashed and compressed as one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  let hasFailed = false
  const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
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
