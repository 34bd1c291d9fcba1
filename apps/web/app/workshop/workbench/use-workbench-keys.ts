import type { PageDataOf } from '@cairn/contract'
import { useNavigate } from 'react-router'
import type { Bench } from './use-bench.ts'
import { useCheckKey } from '#workshop/lesson/use-check-key.ts'
import type { Lesson } from './use-lesson.ts'
import { useShortcuts } from './use-shortcuts.ts'

type WorkbenchKeys = {
  page: PageDataOf<'challenge'>
  lesson: Lesson
  bench: Bench
  /** Opens the list of the keys. */
  onSettings: () => void
}

/** What the keyboard does on the page of a lesson with an editor. */
export function useWorkbenchKeys({ page, lesson, bench, onSettings }: WorkbenchKeys): void {
  const { nextPath, previousPath } = page
  const navigate = useNavigate()
  useCheckKey(() => void lesson.check())
  useShortcuts({
    n: nextPath === null ? undefined : () => void navigate(nextPath),
    p: previousPath === null ? undefined : () => void navigate(previousPath),
    e: () => {
      bench.show('code')
      document.querySelector<HTMLElement>('.cm-content')?.focus()
    },
    r: () => {
      bench.show('instructions')
      document.querySelector<HTMLElement>('.instructions')?.focus()
    },
    '?': onSettings,
  })
}
