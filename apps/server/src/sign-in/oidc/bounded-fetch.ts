import type { CustomFetch } from 'openid-client'

/** Ample for keys, metadata and claims. */
const maxAnswerBytes = 64 * 1024

/** Fetches an answer of a provider; rejects, without reading further, if it is longer than an honest one. */
export const boundedFetch: CustomFetch = async (url, { body: sent, ...options }) => {
  // The types of browsers and of Node name the bodies of a request differently.
  const response = await fetch(url, { ...options, ...(sent === undefined ? {} : { body: sent as string }) })
  const { status, statusText, headers } = response
  const body = await readBounded(response)
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}

async function readBounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const received: AsyncIterable<Uint8Array> | null = body
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of received ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxAnswerBytes)
      throw new Error(`The provider's answer is longer than ${maxAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
