/** Characters that look alike (UTS 39, as far as names here can contain them), each mapped to one of them. */
const alike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  // A capital I looks like an l to most readers, and names may be written in capitals.
  i: 'l',
}

/** What a name looks like at a glance: names with the same skeleton can be mistaken for each other. */
export function skeletonOf(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return letters
    .replaceAll(/[\di]/g, (sign) => alike[sign] ?? sign)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/(.)\1+/g, '$1')
}
