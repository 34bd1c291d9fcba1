const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
}

/** Tags inside a line of text or code; every other tag separates words. */
const inlineTags = new Set('a abbr b code del em i ins kbd mark q s small span strong sub sup u'.split(' '))

/** The text of a lesson's HTML on one line. It is text: angle brackets in it were written to be read. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<([^<>]*)>/g, (_tag, inside: string) => (inlineTags.has(tagName(inside)) ? '' : ' '))
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decode)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function tagName(inside: string): string {
  return /^\/?([a-z\d]*)/i.exec(inside)?.[1]?.toLowerCase() ?? ''
}

function decode(written: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  if (Number.isNaN(code)) return named[name.toLowerCase()] ?? written
  return code <= 0x10_ffff ? String.fromCodePoint(code) : written
}
