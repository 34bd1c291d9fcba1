import { randomInt } from 'node:crypto'

/**
 * The random choices of a paper, made with the system's secure generator, because a guessable draw could be
 * predicted.
 */
export type Chance = {
  shuffle: <Item>(items: readonly Item[]) => Item[]
  /** A random whole number from 0 up to, and not, the limit. */
  below: (limit: number) => number
  /** Ten random letters or digits. */
  newId: () => string
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const idLength = 10

export const chance: Chance = {
  // Fisher–Yates: all orders are equally likely.
  shuffle: (items) => {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = randomInt(last + 1)
      const [one, two] = [shuffled[last], shuffled[other]] as [(typeof items)[0], (typeof items)[0]]
      shuffled[last] = two
      shuffled[other] = one
    }
    return shuffled
  },
  below: (limit) => randomInt(limit),
  newId: () => Array.from({ length: idLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
}
