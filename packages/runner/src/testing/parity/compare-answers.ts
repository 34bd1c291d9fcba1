import { isDeepStrictEqual } from 'node:util'
import type { Answers } from './ask-both.ts'
import { knownDifferences } from './known-differences.ts'

export type Difference = { member: string; about: string; ours: unknown; theirs: unknown }

/** Where the two say something different of the same thing; known differences are left out. */
export function differencesIn({ ours, theirs }: Answers, group = ''): Difference[] {
  const own = new Map(ours.map(({ about, said }) => [about, said]))
  return theirs.flatMap(({ about, said }) => {
    const answers = own.get(about)
    // A part that ours does not find is a difference in what contains it.
    if (!answers) return []
    return Object.entries(said)
      .map(([name, answer]) => ({ member: group + name, about, ours: answers[name], theirs: answer }))
      .filter((difference) => !isDeepStrictEqual(difference.ours, difference.theirs) && !isKnown(difference))
  })
}

function isKnown({ member, about, ours, theirs }: Difference): boolean {
  return knownDifferences.some(({ members, where }) => {
    if (!members.includes(member)) return false
    if (where instanceof RegExp) return where.test(about)
    const excused = where === 'they raise' ? ['raised'] : ['raised', false]
    const isExcused = (one: unknown, other: unknown) =>
      excused.includes(other as never) || isDeepStrictEqual(one, other)
    if (!Array.isArray(ours) || !Array.isArray(theirs)) return isExcused(ours, theirs)
    return theirs.every((answer, index) => isExcused(ours[index], answer))
  })
}
