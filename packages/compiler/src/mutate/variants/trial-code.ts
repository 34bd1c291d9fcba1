import type { SyntaxNode } from '@lezer/common'
import type { WrongChange } from './change.ts'

type Range = { from: number; to: number }

type Program = {
  /** The statements of the whole file, in order. */
  statements: readonly SyntaxNode[]
  isDefinition: (statement: SyntaxNode) => boolean
  /** The beginning of a call that prints. */
  prints: string
  data: readonly (Range & { name: string })[]
}

/** Words with which a lesson asks for something that is printed; the first stands for all of them in plain text. */
const printing = ['prints', 'console']

/**
 * Code that tries a program out: lines that print, all of what follows the last definition if it prints, and the data
 * for them. It has to be right only where the lesson asks for what it prints.
 */
export function asTrial(
  text: string,
  { statements, isDefinition, prints, data }: Program,
): (change: WrongChange) => WrongChange {
  const codeOf = ({ from, to }: Range) => text.slice(from, to)
  const last = statements.findLastIndex(isDefinition)
  const rest = statements.slice(last + 1)
  const isTrial =
    last >= 0 &&
    rest.some((one) => codeOf(one).includes(prints)) &&
    !rest.some((one) => codeOf(one).includes('document.'))
  const printed = statements.filter(
    (one) => codeOf(one).startsWith(prints) || (isTrial && rest.includes(one)),
  )
  const isIn = (ranges: readonly Range[], place: number) =>
    ranges.some(({ from, to }) => from <= place && place < to)
  const isUsedElsewhere = ({ name, from, to }: Range & { name: string }) =>
    [...text.matchAll(/[\w$]+/g)].some(
      ({ 0: word, index }) => word === name && !(index >= from && index < to) && !isIn(printed, index),
    )
  const trial = [...printed, ...(printed.length > 0 ? data.filter((one) => !isUsedElsewhere(one)) : [])]
  return (change) => (isIn(trial, change.edits[0].from) ? { ...change, about: [printing] } : change)
}
