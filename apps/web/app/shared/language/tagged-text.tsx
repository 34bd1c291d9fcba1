import { cloneElement, Fragment, type ReactElement } from 'react'
import type { Variables } from './fill-in.ts'
import { useTranslation } from './use-translation.ts'

type TaggedTextProps = {
  id: string
  variables?: Variables
  /** By the number of its tag: what a part of the text is shown in, such as a link. */
  elements: Readonly<Record<number, ReactElement>>
}

const tagged = /<(\d+)>(.*?)<\/\1>/s

/** A text of the catalog with parts in numbered tags, each shown in an element: `Please <1>sign in</1>.` */
export function TaggedText({ id, variables, elements }: TaggedTextProps) {
  const { t } = useTranslation()
  return <>{shown(t(id, variables), elements)}</>
}

function shown(text: string, elements: TaggedTextProps['elements']): (string | ReactElement)[] {
  const found = tagged.exec(text)
  if (!found) return [text]
  const [whole, number, inside] = found
  const element = elements[Number(number)] ?? <Fragment />
  return [
    text.slice(0, found.index),
    cloneElement(element, { key: found.index }, inside),
    ...shown(text.slice(found.index + whole.length), elements),
  ]
}
