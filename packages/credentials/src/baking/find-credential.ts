import { keyword, lengthOf, signatureBytes, typeOf } from './png-chunks.ts'

const cdataStart = '<![CDATA['

/** The credential in a file that someone chose: JSON itself, or a baked SVG or PNG. Undefined if there is none. */
export function findCredential(file: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(file)
  if (text.trimStart().startsWith('{')) return text
  return inPng(file) ?? inSvg(text)
}

function inSvg(text: string): string | undefined {
  const element = text.indexOf('<openbadges:credential')
  const start = text.indexOf(cdataStart, element)
  const end = text.indexOf(']]>', start)
  return element < 0 || start < 0 || end < 0 ? undefined : text.slice(start + cdataStart.length, end)
}

function inPng(picture: Uint8Array): string | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength)
  let offset = signatureBytes
  while (offset + 12 <= picture.byteLength) {
    const start = offset + 8
    const content = picture.subarray(start, start + lengthOf(view, offset))
    if (typeOf(picture, offset) === 'iTXt' && startsWithKeyword(content)) {
      // After the keyword: its end, two bytes about compression, and the ends of an empty language and an empty title.
      return new TextDecoder().decode(content.subarray(keyword.length + 5))
    }
    offset += content.byteLength + 12
  }
  return undefined
}

function startsWithKeyword(content: Uint8Array): boolean {
  return new TextDecoder().decode(content.subarray(0, keyword.length + 1)) === `${keyword}\0`
}
