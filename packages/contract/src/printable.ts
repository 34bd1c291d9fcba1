/** A terminal would obey control characters, and show text in another order after those of bidirectional text. */
const unprintable = /[^\P{Cc}\n\t]|[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu

/**
 * A text of any origin as a terminal may show it: what is not text is shown as `\x` and its number. Lines and tabs
 * stay.
 */
export function printable(text: string): string {
  return text.replaceAll(unprintable, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
