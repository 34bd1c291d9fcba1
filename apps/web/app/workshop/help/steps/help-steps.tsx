import type { Challenge } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { type ReactNode, type ToggleEvent, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import type { RunState } from '#workshop/run/run-state.ts'
import { CodeComparison } from './code-comparison.tsx'
import { LessonSolution } from './lesson-solution.tsx'
import { useSolutions } from './use-solutions.ts'
import { WithSolutions } from './with-solutions.tsx'

type HelpStepsProps = {
  challenge: Challenge
  files: readonly SourceFile[]
  missed: RunState['missed']
}

/** How often in a row a test has to be missed before each further help is offered (docs/reference/workshop.md, “Help”). */
const missesBefore = { comparison: 2, example: 3, solution: 4 } as const

/** Help that goes further each time the same test is missed. Nothing opens by itself. */
export function HelpSteps({ challenge, files, missed }: HelpStepsProps) {
  const { t } = useTranslation()
  const { loaded, load } = useSolutions(challenge.id)
  const { workedExample } = challenge
  const times = missed?.times ?? 0
  if (times === 0) return null
  return (
    <div className="help-steps">
      {times > 1 && <p>{t('challenge.help.times', { count: times })}</p>}
      <HelpStep name="comparison" times={times} onOpen={() => void load()}>
        <WithSolutions loaded={loaded} onRetry={() => void load()}>
          {(solutions) => <CodeComparison challenge={challenge} files={files} solutions={solutions} />}
        </WithSolutions>
      </HelpStep>
      {workedExample !== undefined && (
        <HelpStep name="example" times={times}>
          <LessonHtml className="lesson" html={workedExample} />
        </HelpStep>
      )}
      <HelpStep name="solution" times={times} onOpen={() => void load()}>
        <WithSolutions loaded={loaded} onRetry={() => void load()}>
          {(solutions) => <LessonSolution challenge={challenge} solutions={solutions} />}
        </WithSolutions>
      </HelpStep>
    </div>
  )
}

type HelpStepProps = {
  name: keyof typeof missesBefore
  times: number
  onOpen?: () => void
  children: ReactNode
}

/** One further help: what it is as long as it is closed to the camper, and then something to open. */
function HelpStep({ name, times, onOpen, children }: HelpStepProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const title = t(`challenge.help.${name}`)
  const left = missesBefore[name] - times
  if (left > 0) return <p className="soft">{t('challenge.help.later', { title, count: left })}</p>
  const toggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    setIsOpen(newState === 'open')
    if (newState === 'open') onOpen?.()
  }
  return (
    <details className="help-steps__step" onToggle={toggle}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
