import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'

type Answer = { status: number; location: string | undefined }

/**
 * Sends one GET and reads the head of the answer. The connection goes to one of `addresses`: the name is not resolved
 * again, so DNS cannot have another answer for it meanwhile.
 *
 * @throws if there is no answer
 */
export async function askAddress(
  link: URL,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (link.protocol === 'https:' ? requestHttps : requestHttp)(link, {
    agent: false,
    // Node asks for all addresses at once and tries one after the other.
    lookup: (_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      ),
    headers: { accept: '*/*', 'user-agent': 'Cairn link check' },
    signal,
  })
  request.on('response', resolve).on('error', reject)
  // An answer of another kind, such as a change of protocol, ends the request without an error.
  request.on('close', () => reject(new Error('There was no answer')))
  request.end()
  const { statusCode = 0, headers } = await promise
  request.destroy()
  return { status: statusCode, location: headers.location }
}
