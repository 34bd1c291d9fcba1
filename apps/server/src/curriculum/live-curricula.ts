import { watch } from 'node:fs'
import type { Curricula } from './open-curricula.ts'

export type LiveCurricula = {
  /** Always current: they change when the compiled files do. */
  curricula: Curricula
  /** Calls back after each change; returns a function that stops this. */
  onChange: (listener: () => void) => () => void
  close: () => void
}

/** The compiler replaces several files for one change; wait until it is done and read them once. */
const settleMs = 15

/**
 * Curricula that are reloaded whenever their compiled files change, for authors who preview a lesson while they
 * write it.
 *
 * @param directories folders whose files the compiler replaces
 */
export async function openLiveCurricula(
  directories: readonly string[],
  open: () => Promise<Curricula>,
  onFailure: (error: unknown) => void,
): Promise<LiveCurricula> {
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
    curricula: {
      base: {
        get language() {
          return state.current.base.language
        },
        curriculum: {
          get version() {
            return state.current.base.curriculum.version
          },
          get superBlocks() {
            return state.current.base.curriculum.superBlocks
          },
          get source() {
            return state.current.base.curriculum.source
          },
          get certifications() {
            return state.current.base.curriculum.certifications
          },
          findSuperBlock: (id) => state.current.base.curriculum.findSuperBlock(id),
          findChallenge: (id) => state.current.base.curriculum.findChallenge(id),
          findTrophyId: (id) => state.current.base.curriculum.findTrophyId(id),
          findTutorial: (id) => state.current.base.curriculum.findTutorial(id),
          bringsEnvironment: (id) => state.current.base.curriculum.bringsEnvironment(id),
          isCertificationProject: (id) => state.current.base.curriculum.isCertificationProject(id),
          loadChallenge: (id) => state.current.base.curriculum.loadChallenge(id),
          loadSeeds: (id) => state.current.base.curriculum.loadSeeds(id),
          findPlace: (id) => state.current.base.curriculum.findPlace(id),
          findExamOutline: (id) => state.current.base.curriculum.findExamOutline(id),
          loadTests: (id) => state.current.base.curriculum.loadTests(id),
          loadChallenges: (block) => state.current.base.curriculum.loadChallenges(block),
          loadRefused: (block) => state.current.base.curriculum.loadRefused(block),
        },
      },
      in: (language) => state.current.in(language),
      findPlace: (id, language) => state.current.findPlace(id, language),
      get version() {
        return state.current.version
      },
      get languages() {
        return state.current.languages
      },
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
