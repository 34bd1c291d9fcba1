/** The name of the text that holds a credential (Open Badges 3.0, “Baking”). */
export const keyword = 'openbadgecredential'

export const signatureBytes = 8

/** The length of the content of the chunk at `offset`. */
export function lengthOf(view: DataView, offset: number): number {
  return view.getUint32(offset)
}

/** The four letters that say what the chunk at `offset` is. */
export function typeOf(picture: Uint8Array, offset: number): string {
  return String.fromCodePoint(...picture.subarray(offset + 4, offset + 8))
}
