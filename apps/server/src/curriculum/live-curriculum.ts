import { watch } from 'node:fs'
import type { Curriculum } from './open-curriculum.ts'

export type LiveCurriculum = {
  /** Always the newest: what it says changes when the compiled files do. */
  curriculum: Curriculum
  /** Calls back after each change; tells how to stop. */
  onChange: (listener: () => void) => () => void
  close: () => void
}

/** The compiler replaces several files for one change; they are read once, when it has gone quiet. */
const settleMs = 15

/**
 * A curriculum that is read again whenever its compiled files change, for authors who look at a lesson
 * while they write it.
 *
 * @param directories folders whose files are replaced by the compiler
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
      // What was read before goes on being shown.
      onFailure(error)
    }
  }
  // One after the other: an older reading that ends last would take the newer one's place.
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
      isCertificationProject: (id) => state.current.isCertificationProject(id),
      loadSeeds: (id) => state.current.loadSeeds(id),
      findPlace: (id) => state.current.findPlace(id),
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
