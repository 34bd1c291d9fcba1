/** Values that often break programs. */
const surprises: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202E',
  'ﷺ'.repeat(50),
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'x'.repeat(70_000),
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { constructor: { prototype: { polluted: true } } },
  { toString: 'no function' },
]

export type Mutator = {
  pick: <Item>(items: readonly Item[]) => Item
  /** The value with up to three mutations somewhere in it. */
  mutate: (value: unknown) => unknown
}

/** Mutates values; the same seed gives the same mutations. */
export function createMutator(seed: number): Mutator {
  const random = mulberry32(seed)
  const below = (count: number) => Math.floor(random() * count)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const damage = (value: unknown): unknown => {
    if (Array.isArray(value)) return damageList(value)
    if (typeof value === 'object' && value !== null) return damageObject(value as Record<string, unknown>)
    return typeof value === 'string' && random() < 0.5 ? damageText(value) : pick(surprises)
  }
  const damageText = (text: string): string => {
    const at = below(text.length + 1)
    return text.slice(0, at) + String.fromCodePoint(below(0xd7ff)) + text.slice(at + below(3))
  }
  const damageList = (list: readonly unknown[]): unknown => {
    if (random() < 0.2) return pick(surprises)
    if (list.length === 0 || random() < 0.2)
      return [...list, ...Array.from({ length: below(200) }, () => pick(surprises))]
    const at = below(list.length)
    return list.map((item, index) => (index === at ? damage(item) : item))
  }
  const damageObject = (object: Record<string, unknown>): unknown => {
    const keys = Object.keys(object)
    const key = keys.length > 0 ? pick(keys) : 'key'
    const way = random()
    if (way < 0.1) return pick(surprises)
    if (way < 0.25) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
    if (way < 0.4) return { ...object, [`${key}${below(9)}`]: pick(surprises) }
    return { ...object, [key]: damage(object[key]) }
  }
  return {
    pick,
    mutate: (value) => Array.from({ length: 1 + below(3) }).reduce(damage, value),
  }
}

/** A small random number generator for 0 to 1 (public domain, Tommy Ettinger). */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
