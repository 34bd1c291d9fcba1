import type { ShownBlock } from '@cairn/contract'
import { Suspense } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { StepSquares } from '#courses/step-squares.tsx'
import type { BlockForm } from './block-form.ts'
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
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Browsers report what is open from the start as well.
        if (currentTarget.open === isOpen) return
        playSound(currentTarget.open ? 'block-opened' : 'block-closed')
        onToggle(dashedName, currentTarget.open)
      }}
    >
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
    </details>
  )
}
