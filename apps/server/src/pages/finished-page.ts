import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@cairn/contract'

/** Bytes ready to be sent: compressed and tagged once. */
export type FinishedBody = {
  etag: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer }
}

export type FinishedPage = FinishedBody & {
  status: number
  location: string | undefined
  contentSecurityPolicy: string
}

/** Good compression at a few milliseconds a page; a page is compressed once and sent many times. */
const brotliQuality = 6

export async function finishBody(text: string): Promise<FinishedBody> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ])
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br, gzip: gzipped },
  }
}

export async function finishPage(page: RenderedPage): Promise<FinishedPage> {
  const { status, location, contentSecurityPolicy } = page
  return { ...(await finishBody(page.html)), status, location, contentSecurityPolicy }
}

/** The memory that a finished body takes. */
export function sizeOf({ bodies }: FinishedBody): number {
  return bodies.identity.byteLength + bodies.br.byteLength + bodies.gzip.byteLength
}

/** A quality of zero means that the client cannot read this encoding. */
const isRefused = /;\s*q=0(?:\.0{0,3})?\s*$/i

/** The best body that the client accepts, and the name of its encoding (RFC 9110 §12.5.3). */
export function chooseBody({ bodies }: FinishedBody, acceptEncoding: string | undefined) {
  const parts = (acceptEncoding ?? '').split(',').filter((part) => !isRefused.test(part))
  const accepted = new Set(parts.map((part) => part.split(';')[0]?.trim().toLowerCase()))
  if (accepted.has('br')) return { encoding: 'br', body: bodies.br } as const
  if (accepted.has('gzip')) return { encoding: 'gzip', body: bodies.gzip } as const
  return { encoding: undefined, body: bodies.identity } as const
}
