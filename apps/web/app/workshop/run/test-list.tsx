import type { ChallengeTest } from '@cairn/contract'
import { InOrder } from '#shared/in-order.tsx'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { fillHint } from './fill-hint.ts'
import type { TestState } from './run-state.ts'

type TestListProps = {
  tests: readonly ChallengeTest[]
  states: readonly TestState[]
  /** Whether the camper has to open the list, because the feedback shows each hint when it is needed. */
  isFolded: boolean
}

const signs = {
  waiting: '○',
  running: '…',
  passed: '✓',
  failed: '✗',
  'timed-out': '◷',
  stopped: '■',
} as const satisfies Record<TestState['state'], string>

/** Every test of the step with its state. */
export function TestList({ tests, states, isFolded }: TestListProps) {
  const { t } = useTranslation()
  const { dir } = useLessonLanguage()
  return (
    <details className="tests" open={!isFolded}>
      <summary>
        <h2>{t('challenge.tests.title')}</h2>
      </summary>
      <ol>
        <InOrder items={tests}>
          {({ text }, place) => {
            const state = states[place]?.state ?? 'waiting'
            return (
              <li dir={dir} data-state={state}>
                <span className="tests__sign" aria-hidden="true">
                  {signs[state]}
                </span>
                <span className="visually-hidden">{t(`challenge.tests.${state}`)}: </span>
                <LessonHtml html={states[place] ? fillHint(text, states[place]) : text} />
              </li>
            )
          }}
        </InOrder>
      </ol>
    </details>
  )
}
