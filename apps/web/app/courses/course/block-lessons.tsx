import type { ShownBlock } from '@cairn/contract'
import { Suspense } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { StepSquares } from '#courses/step-squares.tsx'
import type { BlockForm } from './block-form.ts'
import { Folding } from './folding.tsx'
import { LessonList } from './lesson-list.tsx'
import { LessonsWhenOpen } from './lessons-when-open.tsx'
import { ProjectList } from './project-list.tsx'

type BlockLessonsProps = {
  superBlock: string
  block: ShownBlock
  completed: ReadonlySet<string>
  form: keyof typeof lists
  isOpen: boolean
  onToggle: (block: string, isOpen: boolean) => void
}

const lists = { grid: StepSquares, list: LessonList, projects: ProjectList } satisfies Partial<
  Record<BlockForm['kind'], unknown>
>

/** The lessons of a block, which can be folded. Those of a block that is folded at first come when it is opened. */
export function BlockLessons({ superBlock, block, completed, form, isOpen, onToggle }: BlockLessonsProps) {
  const { t } = useTranslation()
  const Lessons = lists[form]
  const { dashedName, challengeCount, challenges } = block
  const title = t(form === 'projects' ? 'learn.projects' : 'learn.lessons', { count: challengeCount })
  return (
    <Folding isOpen={isOpen} onToggle={(open) => onToggle(dashedName, open)}>
      <summary>{title}</summary>
      {challenges ? (
        // A course has hundreds of lessons: those of each block become alive on their own, after the page has.
        <Suspense>
          <Lessons superBlock={superBlock} block={{ dashedName, challenges }} completed={completed} />
        </Suspense>
      ) : (
        <LessonsWhenOpen superBlock={superBlock} block={dashedName} isOpen={isOpen} title={title}>
          {(fetched) => (
            <Lessons
              superBlock={superBlock}
              block={{ dashedName, challenges: fetched }}
              completed={completed}
            />
          )}
        </LessonsWhenOpen>
      )}
    </Folding>
  )
}
