import { watch } from 'node:fs'
import type { Curriculum } from './open-curriculum.ts'

export type LiveCurriculum = {
  /** Always current: it changes when the compiled files do. */
  curriculum: Curriculum
  /** Calls back after each change; returns a function that stops this. */
  onChange: (listener: () => void) => () => void
  close: () => void
}

/** The compiler replaces several files for one change; wait until it is done and read them once. */
const settleMs = 15

/**
 * A curriculum that is reloaded whenever its compiled files change, for authors who preview a lesson while they
 * write it.
 *
 * @param directories folders whose files the compiler replaces
 */
export async function openLiveCurriculum(
  directories: readonly string[],
  open: () => Promise<Curriculum>,
  onFailure: (error: unknown) => void,
): Promise<LiveCurriculum> {
  const state = { current: await open() }
  const listeners = new Set<() => void>()
  const reload = async () => {
    try {
      state.current = await open()
      for (const listener of listeners) listener()
    } catch (error) {
      // Keep showing the previous version.
      onFailure(error)
    }
  }
  // One at a time: an older load that ended last would replace a newer one.
  let work = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const watchers = directories.map((directory) =>
    watch(directory, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        work = work.then(reload)
      }, settleMs)
    }),
  )
  return {
    curriculum: {
      get version() {
        return state.current.version
      },
      get superBlocks() {
        return state.current.superBlocks
      },
      get certifications() {
        return state.current.certifications
      },
      findSuperBlock: (id) => state.current.findSuperBlock(id),
      findChallenge: (id) => state.current.findChallenge(id),
      findTrophyId: (id) => state.current.findTrophyId(id),
      findTutorial: (repository) => state.current.findTutorial(repository),
      bringsEnvironment: (id) => state.current.bringsEnvironment(id),
      isCertificationProject: (id) => state.current.isCertificationProject(id),
      loadSeeds: (id) => state.current.loadSeeds(id),
      findPlace: (id) => state.current.findPlace(id),
      findExamOutline: (id) => state.current.findExamOutline(id),
      loadChallenges: (block) => state.current.loadChallenges(block),
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
