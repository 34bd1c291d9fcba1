import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@cairn/contract'

/** A page ready to be sent: rendered, compressed and tagged once. */
export type FinishedPage = {
  status: number
  location: string | undefined
  contentSecurityPolicy: string
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** Good compression at a few milliseconds a page; a page is compressed once and sent many times. */
const brotliQuality = 6

export async function finishPage(page: RenderedPage): Promise<FinishedPage> {
  const identity = Buffer.from(page.html)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ])
  return {
    status: page.status,
    location: page.location,
    contentSecurityPolicy: page.contentSecurityPolicy,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: gzipped },
  }
}

/** The best body that the client accepts, and the name of its encoding (RFC 9110 §12.5.3). */
export function chooseBody({ bodies }: FinishedPage, acceptEncoding: string | undefined) {
  const accepted = new Set((acceptEncoding ?? '').split(',').map((part) => part.trim().split(';')[0]))
  if (accepted.has('br')) return { encoding: 'br', body: bodies.br } as const
  if (accepted.has('gzip')) return { encoding: 'gzip', body: bodies.gzip } as const
  return { encoding: undefined, body: bodies.identity } as const
}
