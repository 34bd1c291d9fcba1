import type { Translate } from '#shared/language/create-translator.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { trustLessonHtml } from '#shared/trusted-types.ts'
import type { Cause } from './cause.ts'
import { problemTitleOf } from './problem-title-of.ts'
import type { RunState } from './run-state.ts'

/** What is missing, in one sentence for screen readers. */
export function ToldCause({ cause, run: { tests } }: { cause: Cause; run: RunState }): string {
  const { t } = useTranslation()
  if (cause.kind !== 'test') return mistakeIn(cause, t)
  const passed = tests.filter(({ state }) => state === 'passed').length
  return `${t('challenge.summary', { passed, count: tests.length })} ${textOf(cause.hint)}`
}

function mistakeIn(cause: Exclude<Cause, { kind: 'test' }>, t: Translate): string {
  switch (cause.kind) {
    case 'unavailable':
    case 'untrusted':
      return t(`challenge.${cause.kind}`)
    case 'packagesMissing':
      return t('challenge.packagesMissing', { packages: cause.packages.join(', ') })
    case 'problem':
      return `${t(problemTitleOf(cause.problem))} ${t('challenge.problem', cause.problem)}`
    case 'syntaxError':
    case 'indentationError':
      return t(`challenge.${cause.kind}`, { message: cause.message })
  }
}

function textOf(html: string): string {
  return new DOMParser().parseFromString(trustLessonHtml(html), 'text/html').body.textContent.trim()
}
