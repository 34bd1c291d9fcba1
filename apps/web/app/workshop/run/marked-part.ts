import { differingPart, type DifferingPart } from './differing-part.ts'

/**
 * The part in which two values differ, for texts that begin alike and have at least half of the shorter one in common:
 * there it helps to point at the rest. Numbers differ as a whole.
 */
export function markedPart(expected: string, actual: string): DifferingPart | undefined {
  if (expected === actual || (isNumber(expected) && isNumber(actual))) return undefined
  const [one, other] = [[...expected], [...actual]]
  const part = differingPart(one, other)
  const common = one.length - (part.oneEnd - part.start)
  return part.start > 0 && 2 * common >= Math.min(one.length, other.length) ? part : undefined
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}
