import { crc32 } from 'node:zlib'
import { keyword, lengthOf, signatureBytes, typeOf } from './png-chunks.ts'

const uncompressed = Buffer.from([0, 0, 0, 0])

/**
 * A PNG with a credential inside, as international text before the end of the file (Open Badges 3.0, “Baking”).
 *
 * @throws Error if the badge is no PNG picture.
 */
export function bakePng(badge: Uint8Array, credential: string): Uint8Array {
  const end = findEnd(badge)
  const text = chunk(
    'iTXt',
    Buffer.concat([Buffer.from(keyword), Buffer.from([0]), uncompressed, Buffer.from(credential)]),
  )
  return Buffer.concat([badge.subarray(0, end), text, badge.subarray(end)])
}

function findEnd(picture: Uint8Array): number {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  let offset = signatureBytes
  while (offset + 12 <= picture.byteLength) {
    if (typeOf(picture, offset) === 'IEND') return offset
    offset += lengthOf(view, offset) + 12
  }
  throw new Error('The badge is no PNG')
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.byteLength)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}
