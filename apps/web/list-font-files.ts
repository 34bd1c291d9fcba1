import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontFile } from './server/pictures/choose-fonts.ts'

/** For names and titles, for other texts, and for the scripts that these two lack, each from a package of its own. */
const families = [
  'playfair-display',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
]

const require = createRequire(import.meta.url)

/** All parts of the typefaces that pictures are written in. */
export function listFontFiles(): FontFile[] {
  return families.flatMap((family) => {
    const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`))
    const parts = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
    return Object.entries(parts).map(([part, ranges]) => ({
      family,
      file: join(folder, 'files', `${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
      ranges: ranges.split(',').map(readRange),
    }))
  })
}

/** `U+0-FF` or `U+131`. */
function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
