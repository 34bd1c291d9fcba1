/** How a reader looks at a page. */
export type Wishes = {
  /** Of the window, in pixels. */
  width: number
  scheme: 'light' | 'dark'
  motion: 'no-preference' | 'reduce'
}

const always = '(min-width: 0px)'
const never = '(min-width: 99999px)'
const letterSize = 16

/** A media query in which what these wishes decide is decided; the rest is left to the browser. */
export function answerQuery(query: string, wishes: Wishes): string {
  return query.replaceAll(/\(([^()]+)\)/g, (feature: string, text: string) => {
    const answer = holds(text.trim().toLowerCase(), wishes)
    if (answer === undefined) return feature
    return answer ? always : never
  })
}

/** Undefined for a feature that is not known here. */
function holds(feature: string, { width, scheme, motion }: Wishes): boolean | undefined {
  const [name, value] = feature.split(':').map((part) => part.trim())
  if (name === 'prefers-color-scheme') return value === undefined || value === scheme
  if (name === 'prefers-reduced-motion') return motion === (value ?? 'reduce')
  if (value !== undefined && name === 'min-width') return width >= pixels(value)
  if (value !== undefined && name === 'max-width') return width <= pixels(value)
  const parts = feature.split(/(<=|>=|<|>)/).map((part) => part.trim())
  return parts.length > 1 && parts.includes('width') ? isTrueRange(parts, width) : undefined
}

/** Whether each comparison of a range such as `400px <= width < 50em` is true. */
function isTrueRange(parts: readonly string[], width: number): boolean {
  const number = (part = '') => (part === 'width' ? width : pixels(part))
  return parts.every((sign, index) => {
    if (index % 2 === 0) return true
    const [left, right] = [number(parts[index - 1]), number(parts[index + 1])]
    if (sign === '<') return left < right
    if (sign === '>') return left > right
    return sign === '<=' ? left <= right : left >= right
  })
}

function pixels(length: string): number {
  return Number.parseFloat(length) * (length.endsWith('em') ? letterSize : 1)
}
