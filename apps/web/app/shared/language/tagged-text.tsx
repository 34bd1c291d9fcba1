import { cloneElement, Fragment, type ReactElement } from 'react'
import type { Variables } from './fill-in.ts'
import { useTranslation } from './use-translation.ts'

type TaggedTextProps = {
  id: string
  variables?: Variables
  /** By the number of its tag: what a part of the text is shown in, such as a link. */
  elements: Readonly<Record<number, ReactElement>>
}

const tag = /<(\d{1,2})>/

/** A text of the catalog with parts in numbered tags, each shown in an element: `Please <1>sign in</1>.` */
export function TaggedText({ id, variables, elements }: TaggedTextProps) {
  const { t } = useTranslation()
  return <>{shown(t(id, variables), elements)}</>
}

function shown(text: string, elements: TaggedTextProps['elements']): (string | ReactElement)[] {
  const opened = tag.exec(text)
  if (!opened) return [text]
  const [start, number] = opened
  const inside = opened.index + start.length
  const end = `</${number}>`
  const closed = text.indexOf(end, inside)
  if (closed < 0) return [text]
  const element = elements[Number(number)] ?? <Fragment />
  return [
    text.slice(0, opened.index),
    cloneElement(element, { key: opened.index }, text.slice(inside, closed)),
    ...shown(text.slice(closed + end.length), elements),
  ]
}
