/** As inside/integrity.ts would be if it looked at nothing. */
export type { Guarded } from '../../inside/integrity.ts'

export function recordBuiltIns(): () => undefined {
  return () => undefined
}

export function guardedPrototypes(): [] {
  return []
}
