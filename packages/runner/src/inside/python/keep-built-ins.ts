import { restoreLanguage } from '../guarded/access.ts'

export type BuiltIns = {
  /** Restores the built-ins of JavaScript; the name of the first one replaced since the test began. */
  restore: () => string | undefined
  /** A new test begins. */
  forget: () => void
}

/** Python restores them in the middle of a test as well, whose verdict still has to name what was replaced. */
export function keepBuiltIns(): BuiltIns {
  let replaced: string | undefined
  return {
    restore: () => {
      const name = restoreLanguage()
      replaced ??= name
      return replaced
    },
    forget: () => {
      replaced = undefined
    },
  }
}
