/** Ample for keys, claims and links. */
const usualBytes = 64 * 1024

export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'

  constructor(maxBytes: number) {
    super(`The answer is longer than ${maxBytes} bytes`)
  }
}

/**
 * Reads the answer of another service.
 *
 * @throws AnswerTooLong, without reading further, if it is longer than an honest one
 */
export async function readBounded({ body }: Response, maxBytes = usualBytes): Promise<Buffer<ArrayBuffer>> {
  const received: AsyncIterable<Uint8Array> | null = body
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of received ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new AnswerTooLong(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
