/** Draws all items in a random order before it draws any of them again. */
export function* drawFrom<Item>(items: readonly Item[], random: () => number): Generator<Item, never> {
  for (;;) {
    const rest = [...items]
    while (rest.length > 0) yield rest.splice(Math.floor(random() * rest.length), 1)[0] as Item
  }
}
