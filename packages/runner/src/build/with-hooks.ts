import { type AuthorHelper, authorHelpers, foreignNames } from './author-helpers.ts'
import { boundNames } from './bound-names.ts'
import type { HooksBefore } from './hooks-before.ts'
import { parseScript } from './parse-script.ts'

/**
 * Puts tests after the hook that prepares them, and copies of the helpers that they use of the first hook before both.
 * All of them are then guarded like the test, and out of the page's reach (decision 36).
 */
export function withHooks({ beforeAll, beforeEach }: HooksBefore): (test: string) => string {
  const helpers = authorHelpers(beforeAll)
  return (test) => {
    const prepared = beforeEach.trim() === '' ? test : `${beforeEach}\n{${test}\n}`
    return helpers.length === 0 ? prepared : usedHelpers(prepared, helpers) + prepared
  }
}

function usedHelpers(test: string, helpers: readonly AuthorHelper[]): string {
  const parsed = parseScript(test, 'script', { allowsReturn: true })
  if ('problem' in parsed) return ''
  // A copy would be a stranger to the test's own names.
  const own = boundNames(parsed.program)
  const usable = helpers.filter(({ name, foreign }) => ![name, ...foreign].some((one) => own.has(one)))
  const used = new Set<AuthorHelper>()
  const take = (names: ReadonlySet<string>) => {
    for (const helper of usable) {
      if (used.has(helper) || !names.has(helper.name)) continue
      used.add(helper)
      take(helper.foreign)
    }
  }
  take(foreignNames(parsed.program))
  return usable
    .filter((helper) => used.has(helper))
    .map(({ text }) => `${text}\n`)
    .join('')
}
