import type { BlockOutline } from '@cairn/contract'
import { Suspense } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { StepSquares } from '#courses/step-squares.tsx'
import type { BlockForm } from './block-form.ts'
import { LessonList } from './lesson-list.tsx'
import { ProjectList } from './project-list.tsx'

type BlockLessonsProps = {
  superBlock: string
  block: BlockOutline
  completed: ReadonlySet<string>
  form: keyof typeof lists
  isOpen: boolean
  onToggle: (block: string, isOpen: boolean) => void
}

const lists = { grid: StepSquares, list: LessonList, projects: ProjectList } satisfies Partial<
  Record<BlockForm['kind'], unknown>
>

/** The lessons of a block, which can be folded. */
export function BlockLessons({ superBlock, block, completed, form, isOpen, onToggle }: BlockLessonsProps) {
  const { t } = useTranslation()
  const Lessons = lists[form]
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Browsers report what is open from the start as well.
        if (currentTarget.open === isOpen) return
        playSound(currentTarget.open ? 'block-opened' : 'block-closed')
        onToggle(block.dashedName, currentTarget.open)
      }}
    >
      <summary>
        {t(form === 'projects' ? 'learn.projects' : 'learn.lessons', { count: block.challenges.length })}
      </summary>
      {/* A course has hundreds of lessons: those of each block become alive on their own, after the page has. */}
      <Suspense>
        <Lessons superBlock={superBlock} block={block} completed={completed} />
      </Suspense>
    </details>
  )
}
