import { negotiate } from '@fastify/accept-negotiator'

/** How a compressed answer can be encoded, best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** The best of these encodings that the client accepts (RFC 9110 §12.5.3). */
export function chooseEncoding<Available extends Encoding>(
  acceptEncoding: string | undefined,
  available: readonly Available[],
): Available | 'identity' {
  return negotiate(acceptEncoding?.toLowerCase() ?? '', [...available]) ?? 'identity'
}
