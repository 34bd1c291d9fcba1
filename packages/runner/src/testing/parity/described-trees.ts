import type { Random } from './random.ts'

/** A tree of elements, of the page or of components, as data. */
export type Described =
  | string
  | number
  | boolean
  | null
  | { type: string; props: Record<string, unknown>; children: Described[] }

export function describedTree(random: Random, depth = 2): Described {
  const hosts = ['div', 'p', 'span', 'li']
  const components = ['Box', 'Card', 'Named', 'Memo', 'Forward', 'Nothing', 'Several']
  const transparent = ['Fragment', 'Strict']
  const types = [...hosts, ...components, ...transparent]
  const props = () =>
    Object.fromEntries(
      random.many(0, 2, () =>
        random.pick<[string, unknown]>([
          ['label', random.pick(['a', 'a b', 'b'])],
          ['size', random.pick([1, '1', true, null])],
          ['className', random.pick(['card', 'card a', 'x'])],
          ['title', random.pick(['top', 'it'])],
          ['style', { color: random.pick(['red', 'blue']) }],
        ]),
      ),
    )
  const child = (): Described =>
    depth === 0 || random.chance(0.35)
      ? random.pick<Described>(['text', 'one', " it's ", 7, 0, null, false, true])
      : describedTree(random, depth - 1)
  const type = random.pick(types)
  return { type, props: transparent.includes(type) ? {} : props(), children: random.many(0, 3, child) }
}
