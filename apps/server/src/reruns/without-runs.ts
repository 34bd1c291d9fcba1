import { type LessonsToRun, loadProject } from './load-project.ts'
import type { Reruns } from './reruns.ts'
import { deleteRunOfOtherWork } from './store.ts'

/** Runs nothing, and keeps no verdict on other code than the submitted one. */
export function withoutRuns(lessons: LessonsToRun): Reruns {
  return {
    isOn: false,
    runSubmitted: async (transaction, place) => {
      const project = await loadProject(transaction, lessons, place)
      await deleteRunOfOtherWork(transaction, { ...place, workHash: project?.workHash })
    },
    runMissing: async () => undefined,
    wake: () => undefined,
  }
}
