import { createElement, Fragment, type ReactNode } from 'react'

type InOrderProps<Item> = {
  items: readonly Item[]
  children: (item: Item, place: number) => ReactNode
}

/** Lists items that have no ids and never move: their place identifies them, even where two of them are the same. */
export function InOrder<Item>({ items, children }: InOrderProps<Item>) {
  return createElement(Fragment, null, ...items.map(children))
}
