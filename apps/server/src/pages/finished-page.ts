import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage } from '@cairn/contract'
import { chooseEncoding, type Encoding } from '#http/choose-encoding.ts'

/** Bytes ready to be sent: compressed once. */
export type FinishedBody = {
  /** Of the text, whatever its encoding. */
  digest: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

export type FinishedPage = FinishedBody & {
  status: number
  location: string | undefined
  contentSecurityPolicy: string
  takesPayments: boolean
}

/** Good compression at a few milliseconds a page; a page is compressed once and sent many times. */
const brotliQuality = 6

/** Identifies a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

export async function finishBody(text: string): Promise<FinishedBody> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ])
  return {
    digest: digestOf(text),
    bodies: { identity, br, gzip: gzipped },
  }
}

export async function finishPage(page: RenderedPage): Promise<FinishedPage> {
  const { status, location, contentSecurityPolicy, takesPayments = false } = page
  return { ...(await finishBody(page.html)), status, location, contentSecurityPolicy, takesPayments }
}

/** The memory that a finished body takes. */
export function sizeOf({ bodies }: FinishedBody): number {
  return bodies.identity.byteLength + bodies.br.byteLength + bodies.gzip.byteLength
}

const encodings = ['br', 'gzip', 'identity'] as const

/**
 * The best body that the client accepts. Each has an ETag of its own: a strong one promises the same bytes, which a
 * cache may put together from parts (RFC 9110 §8.8.3.3).
 */
export function chooseBody(
  { bodies, digest }: FinishedBody,
  acceptEncoding: string | undefined,
): { encoding: Encoding; etag: string; body: Buffer } {
  const encoding = chooseEncoding(acceptEncoding, encodings)
  return { encoding, etag: `"${digest}-${encoding}"`, body: bodies[encoding] }
}
