type Options = { capture?: boolean; elementsSeparator?: string; permutationsSeparator?: string }

/**
 * Matches the parts in any order, by default as operands of `||`. Named groups, and references to them, get the number
 * of the order as a suffix, because a name may occur only once.
 */
export function permutateRegex(
  parts: readonly (RegExp | string)[],
  { capture = false, elementsSeparator = String.raw`\s*\|\|\s*`, permutationsSeparator = '|' }: Options = {},
): RegExp {
  const sources = parts.map((part) => new RegExp(part).source)
  const orders = ordersOf(sources).map((order, index) =>
    order
      .join(elementsSeparator)
      .replaceAll(/\(\?<(\w+)>/g, `(?<$1_${index}>`)
      .replaceAll(/\\k<(\w+)>/g, String.raw`\k<$1_${index}>`),
  )
  return new RegExp(`(${capture ? '' : '?:'}${orders.join(permutationsSeparator)})`)
}

/** All orders by Heap's algorithm, in which each differs from the one before by a swap. */
function ordersOf(items: readonly string[]): string[][] {
  const orders: string[][] = []
  const order = [...items]
  const swap = (one: number, other: number) => {
    const [moved = ''] = order.splice(one, 1, order[other] ?? '')
    order[other] = moved
  }
  const arrange = (length: number) => {
    if (length === 1) {
      orders.push([...order])
      return
    }
    for (let index = 0; index < length; index++) {
      arrange(length - 1)
      swap(length % 2 === 0 ? index : 0, length - 1)
    }
  }
  arrange(order.length)
  return orders
}
