import type { Language } from '@cairn/contract'

/** A part of a typeface, with the first and last of each run of characters that it is for. */
export type FontFile = { family: string; file: string; ranges: [first: number, last: number][] }

/** Typefaces that look alike, for all scripts except Han characters. */
const letters = ['', '-arabic', '-hebrew', '-thai', '-bengali', '-tamil'].map((end) => `noto-sans${end}`)
const han = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr']

/** Han characters are written differently in Chinese, Japanese and Korean: the page's language decides. */
const ownHan: Partial<Record<Language, string>> = { japanese: 'noto-sans-jp', korean: 'noto-sans-kr' }

/** The typefaces for texts, in the order in which a letter is looked for. */
export function familiesOf(language: Language): string[] {
  const own = ownHan[language] ?? 'noto-sans-sc'
  return [...letters, own, ...han.filter((family) => family !== own)]
}

/** The parts of these typefaces that a text is written with; null if a letter of it is in none of them. */
export function chooseFonts(
  fonts: readonly FontFile[],
  families: readonly string[],
  text: string,
): FontFile[] | null {
  const chosen = new Set<FontFile>()
  const ordered = families.flatMap((family) => fonts.filter((font) => font.family === family))
  for (const letter of new Set(text)) {
    const code = letter.codePointAt(0) ?? 0
    const font = ordered.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
    if (!font) return null
    chosen.add(font)
  }
  return [...chosen]
}
