import { Bitstring } from '@digitalbazaar/bitstring'

/** Whether the bit at `index` is set in the encoded list of a status list. */
export async function isSet(encodedList: string, index: number): Promise<boolean> {
  const buffer = await Bitstring.decodeBits({ encoded: encodedList.slice('u'.length) })
  return new Bitstring({ buffer }).get(index)
}
