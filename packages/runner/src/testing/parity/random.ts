/** Numbers that look random and are the same in each run, so that a difference can be found again. */
export type Random = {
  /** Below `limit`. */
  below: (limit: number) => number
  chance: (share: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** `count` results, at least `least`. */
  many: <Item>(least: number, most: number, make: (index: number) => Item) => Item[]
}

export function createRandom(seed: number): Random {
  let state = seed
  // Mulberry32: 32 bits of state are enough for a few hundred programs.
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    many: (least, most, make) =>
      Array.from({ length: least + below(most - least + 1) }, (_item, index) => make(index)),
  }
}
