/** Ample for keys, claims and links. */
const maxAnswerBytes = 64 * 1024

/**
 * Reads the answer of another service.
 *
 * @throws Error, without reading further, if it is longer than an honest one
 */
export async function readBounded({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const received: AsyncIterable<Uint8Array> | null = body
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of received ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxAnswerBytes) throw new Error(`The answer is longer than ${maxAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
