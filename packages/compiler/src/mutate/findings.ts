import type { FailedTest } from '../verify/run-solution.ts'
import { changedLines } from './changed-lines.ts'
import { lineInLesson } from './line-in-lesson.ts'
import type { Judgment } from './judge-variant.ts'
import type { LessonSource } from './lesson-sources.ts'
import type { Variant } from './make-variants.ts'
import { advice } from './variants/advice.ts'

/** A wrong variant that no test fails on, or a right one that a test fails on. */
export type Finding = {
  kind: Variant['kind']
  operator: Variant['operator']
  block: string
  title: string
  file: string
  line: number
  /** The lines of the solution, and those of the variant. */
  removed: string[]
  added: string[]
  /** What a test should ask for, or which one fails. */
  remedy: string
  /** The author has marked it as equivalent, with a reason. */
  isMarked: boolean
}

type Judged = { variant: Variant; judgment: Judgment; block: string; title: string; source: LessonSource }

/** What is wrong with the tests, if a variant shows something. */
export function findingOf({ variant, judgment, block, title, source }: Judged): Finding | undefined {
  const { kind, operator, before, after, line } = variant
  const remedy = remedyOf(variant, judgment)
  if (remedy === undefined) return undefined
  const difference = { removed: linesOf(after, before), added: linesOf(before, after) }
  return {
    kind,
    operator,
    block,
    title,
    file: source.file,
    line: lineInLesson(source.text, before.split('\n'), line),
    ...difference,
    remedy,
    isMarked: kind === 'wrong' && source.equivalents.some((mark) => isSame(mark, difference)),
  }
}

function remedyOf(variant: Variant, judgment: Judgment): string | undefined {
  if (variant.kind === 'wrong') return judgment.outcome === 'passes' ? advice[variant.operator] : undefined
  return judgment.outcome === 'fails' ? refusalOf(judgment.failed) : undefined
}

function refusalOf({ index, hint, message }: FailedTest): string {
  return `Test ${index} should pass: ${hint} (${message})`
}

type Difference = { removed: readonly string[]; added: readonly string[] }

/** The lines of a text that are not in another one, without their indentation. */
function linesOf(other: string, text: string): string[] {
  const lines = text.split('\n')
  return [...changedLines(other, text)].map((index) => lines[index]?.trim() ?? '')
}

export function isSame(one: Difference, other: Difference): boolean {
  return (
    one.removed.join('\n') === other.removed.join('\n') && one.added.join('\n') === other.added.join('\n')
  )
}
