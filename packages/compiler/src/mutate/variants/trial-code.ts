import type { WrongChange } from './change.ts'

type Range = { from: number; to: number }

/** Words with which a lesson asks for something that is printed. */
const printing = ['console', 'log', 'print']

/**
 * Code at the end of a program that tries it out: lines that print, and the data for them. It has to be right only
 * where the lesson asks for what it prints.
 */
export function asTrial(
  text: string,
  { printed, data }: { printed: readonly Range[]; data: readonly (Range & { name: string })[] },
): (change: WrongChange) => WrongChange {
  const isIn = (ranges: readonly Range[], place: number) =>
    ranges.some(({ from, to }) => from <= place && place < to)
  const isUsedElsewhere = ({ name, from, to }: Range & { name: string }) =>
    [...text.matchAll(/[\w$]+/g)].some(
      ({ 0: word, index }) => word === name && !(index >= from && index < to) && !isIn(printed, index),
    )
  const trial = [...printed, ...(printed.length > 0 ? data.filter((one) => !isUsedElsewhere(one)) : [])]
  return (change) => (isIn(trial, change.edits[0].from) ? { ...change, about: [printing] } : change)
}
