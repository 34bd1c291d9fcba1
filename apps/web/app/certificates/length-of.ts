export type Length = 'short' | 'long' | 'longest'

/** Letters of Chinese, Japanese and Korean, which are about twice as wide as others. */
const wideLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** How much room a name or a title takes, which decides on the size of its letters. */
export function lengthOf(text: string): Length {
  const width = text.length + (text.match(wideLetters)?.length ?? 0)
  if (width <= 28) return 'short'
  return width <= 56 ? 'long' : 'longest'
}
