import type { Problem } from '@cairn/contract'
import type { MediaReference } from '../parse/media-references.ts'

/** Pictures, films and captions that lessons show, and that the folder `media` does not have. */
export function missingMedia(references: readonly MediaReference[], media: readonly string[]): Problem[] {
  const known = new Set(media.map((name) => `/${name}`))
  return references
    .filter(({ address }) => !known.has(address))
    .map(({ file, line, column, address }) => ({
      file,
      line,
      column,
      text: address,
      message: `The curriculum has no file \`${address.slice(1)}\`.`,
      remedy: 'Put it there, or correct the address.',
    }))
}
