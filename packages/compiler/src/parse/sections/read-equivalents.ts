import { toString } from 'mdast-util-to-string'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { placeOf } from '../reading/section.ts'
import type { FenceFile } from './fence-files.ts'

/** A wrong variant of the solution that no test can tell from it, and why: lines without their indentation. */
export type Equivalent = { reason: string; removed: string[]; added: string[]; line: number }

/** Pairs of a reason and a `diff` fence. */
export function readEquivalents(
  reading: Reading,
  alternatives: readonly (readonly FenceFile[])[],
): Equivalent[] {
  const section = findSection(reading, 'equivalent')
  if (!section) return []
  const solved = new Set(
    alternatives.flat().flatMap(({ text }) => text.split('\n').map((line) => line.trim())),
  )
  const equivalents: Equivalent[] = []
  let reason = ''
  for (const node of section.content) {
    if (node.type !== 'code') {
      reason = `${reason} ${toString(node)}`.trim()
      continue
    }
    const place = placeOf(node, section.place)
    const [removed, added] = ['-', '+'].map((sign) => linesWith(sign, node.value))
    const mistake = mistakeIn({ language: node.lang, reason, removed, solved })
    if (mistake) report(reading, place, ...mistake, node.value)
    else equivalents.push({ reason, removed: removed ?? [], added: added ?? [], line: place.line })
    reason = ''
  }
  if (reason !== '') {
    const message = 'A reason has no variant.'
    report(reading, section.place, message, 'Write the variant after it, in a ```diff fence.', reason)
  }
  return equivalents
}

type Mark = {
  language: string | null | undefined
  reason: string
  removed: readonly string[] | undefined
  solved: ReadonlySet<string>
}

/** A message and a remedy. */
function mistakeIn({ language, reason, removed = [], solved }: Mark): [string, string] | undefined {
  if (language !== 'diff') {
    return ['A variant is not in a `diff` fence.', 'Write it as `mutate` shows it, after ```diff.']
  }
  if (reason === '') {
    return [
      'A variant is marked as equivalent without a reason.',
      'Say before it, in a sentence, why no test can tell it from the solution.',
    ]
  }
  if (removed.length === 0) {
    return ['A variant has no line of the solution.', 'Write that line as well, after a `-`.']
  }
  const missing = removed.find((line) => solved.size > 0 && !solved.has(line))
  if (missing === undefined) return undefined
  return [
    `The solution has no line \`${missing}\`.`,
    'Run `mutate` again, and take the mark out if it is not needed.',
  ]
}

function linesWith(sign: string, diff: string): string[] {
  return diff
    .split('\n')
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1).trim())
    .filter(Boolean)
}
