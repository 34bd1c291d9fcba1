import { Fragment, type ReactNode } from 'react'

type InOrderProps<Item> = {
  items: readonly Item[]
  children: (item: Item, place: number) => ReactNode
}

/** Lists items that have no ids and never move: their place is their key, even where two of them are the same. */
export function InOrder<Item>({ items, children }: InOrderProps<Item>) {
  return items.map((item, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- these lists never move, so a place is an identity
    <Fragment key={place}>{children(item, place)}</Fragment>
  ))
}
