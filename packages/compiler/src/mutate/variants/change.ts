import type { WrongOperator } from './advice.ts'

/** Text in place of a part of a file. */
export type Edit = { from: number; to: number; insert: string }

/** A change of a file. Its first edit is where a report points to. */
export type Change<Operator extends string> = { operator: Operator; edits: readonly [Edit, ...Edit[]] }

export type About = readonly (readonly string[])[]

/** A change after which the code does something else. */
export type WrongChange = Change<WrongOperator> & {
  /**
   * Where a camper decides, it is wrong only if the lesson asks for it: a passage of the text has a word of each of these
   * lists. Without them it always is.
   */
  about?: About
}

/** A change after which the code does the same. */
export type RightChange = Change<RightOperator>

export type RightOperator =
  | 'other local names'
  | 'other quotes'
  | 'other spacing'
  | 'comments'
  | 'another order of attributes'
  | 'another style of function'
  | 'equivalent units'

/** The text after a change. */
export function applied(text: string, { edits }: Change<string>): string {
  let result = text
  for (const { from, to, insert } of edits.toSorted((one, other) => other.from - one.from)) {
    result = result.slice(0, from) + insert + result.slice(to)
  }
  return result
}

/** The same change in a text that begins `offset` characters earlier. */
export function moved<Kind extends Change<string>>(change: Kind, offset: number): Kind {
  const [first, ...more] = change.edits
  const move = (edit: Edit) => ({ ...edit, from: edit.from + offset, to: edit.to + offset })
  return { ...change, edits: [move(first), ...more.map(move)] }
}

/** One change of many edits, unless there are none. */
export function together<Operator extends string>(
  operator: Operator,
  edits: readonly Edit[],
): Change<Operator>[] {
  const [first, ...more] = edits
  return first ? [{ operator, edits: [first, ...more] }] : []
}
