import { applied, type Change } from './change.ts'

/** The texts that changes of a certain kind make, or all of them. */
export function changedTexts(text: string, changes: readonly Change<string>[], operator?: string): string[] {
  return changes
    .filter((change) => operator === undefined || change.operator === operator)
    .map((change) => applied(text, change))
}
