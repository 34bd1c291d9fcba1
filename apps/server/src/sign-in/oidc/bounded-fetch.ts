import type { CustomFetch } from 'openid-client'
import { readBounded } from '#http/read-bounded.ts'

/** Fetches an answer of a provider; rejects, without reading further, if it is longer than an honest one. */
export const boundedFetch: CustomFetch = async (url, { body: sent, ...options }) => {
  // The types of browsers and of Node name the bodies of a request differently.
  const response = await fetch(url, { ...options, ...(sent === undefined ? {} : { body: sent as string }) })
  const { status, statusText, headers } = response
  const body = await readBounded(response)
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
}
