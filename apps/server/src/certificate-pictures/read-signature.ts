import { readFile } from 'node:fs/promises'
import { ConfigError } from '#config/config-error.ts'
import type { SignerConfig } from '#config/read-signer.ts'

export type Signature = { type: 'image/png' | 'image/svg+xml'; content: Buffer }

const mostBytes = 512 * 1024
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/**
 * The operator's picture of the signature on certificates, read once, at the start; null for a school without one.
 *
 * @throws ConfigError if the file cannot be read, is too large, or is neither SVG nor PNG.
 */
export async function readSignature(signer: SignerConfig | null): Promise<Signature | null> {
  const file = signer?.signatureFile ?? null
  if (file === null) return null
  const content = await readFile(file).catch((error: Error) => {
    throw new ConfigError(
      `CERTIFICATE_SIGNATURE: ${file} cannot be read (${error.message}). Correct it, or leave it empty.`,
    )
  })
  if (content.byteLength > mostBytes) {
    throw new ConfigError(
      `CERTIFICATE_SIGNATURE: ${file} is larger than ${mostBytes / 1024} kB. Every certificate loads it, so make it smaller.`,
    )
  }
  const type = typeOf(content)
  if (type) return { type, content }
  throw new ConfigError(
    `CERTIFICATE_SIGNATURE: ${file} is neither an SVG nor a PNG file. Save the signature as one of them.`,
  )
}

/** By the content: a name says nothing about what browsers would make of it. */
function typeOf(content: Buffer): Signature['type'] | undefined {
  if (content.subarray(0, pngStart.length).equals(pngStart)) return 'image/png'
  const text = content.toString('utf8').trimStart()
  const isDrawing = text.startsWith('<') && text.includes('<svg') && !text.includes('<html')
  return isDrawing ? 'image/svg+xml' : undefined
}
