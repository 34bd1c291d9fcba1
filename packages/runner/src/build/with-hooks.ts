import { type AuthorHelper, authorHelpers, foreignNames } from './author-helpers.ts'
import { boundNames } from './bound-names.ts'
import type { HooksBefore } from './hooks-before.ts'
import { parseScript } from './parse-script.ts'

/**
 * A test after the hook that prepares it, and with copies of the helpers that it uses of the first hook. All of them are
 * then guarded like the test, and out of the page's reach (decision 36).
 */
export function withHooks(test: string, { beforeAll, beforeEach }: HooksBefore): string {
  const prepared = beforeEach.trim() === '' ? test : `${beforeEach}\n{${test}\n}`
  return usedHelpers(prepared, authorHelpers(beforeAll)) + prepared
}

function usedHelpers(test: string, helpers: readonly AuthorHelper[]): string {
  const parsed = parseScript(test, 'script', { allowsReturn: true })
  if ('problem' in parsed || helpers.length === 0) return ''
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
