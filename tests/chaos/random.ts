/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws all items in a random order before it draws any of them again. */
export function* drawFrom<Item>(items: readonly Item[], random: () => number): Generator<Item, never> {
  for (;;) {
    const rest = [...items]
    while (rest.length > 0) yield rest.splice(Math.floor(random() * rest.length), 1)[0] as Item
  }
}
