import { limits } from '@cairn/contract'
import type { BuildJob, Built } from '../build/build-job.ts'
import { needsSass } from '../build/needed-compilers.ts'
import type { RunnableChallenge, SourceFile } from '../runner.ts'
import { hooksWithin } from './hooks-of-tests.ts'
import { createBuildThread, type BuildThread } from './build-thread.ts'

export type Builder = {
  /** Builds in a thread of its own. Unchanged files are not built again. */
  build: (job: BuildJob) => Promise<Built>
  /** The tests of a challenge as they run (build/prepare-test.ts), prepared once. */
  prepareTests: (challenge: RunnableChallenge) => Promise<readonly string[]>
  /** Prepares the type check, if there are types. */
  readTypes: (files: readonly SourceFile[]) => Promise<unknown>
  /** Every type error in the files; null for a program without types. */
  checkTypes: (files: readonly SourceFile[]) => Promise<Built> | null
  dispose: () => void
}

/** Concurrent builds (docs/reference/workshop.md, “Compilers”). */
const poolSize = 2

/** Starts its threads with the first build. */
export function createBuilder(assetsPath: string): Builder {
  const address = `${assetsPath}builder/build-worker.js`
  const pool: BuildThread[] = Array.from({ length: poolSize }, () => createBuildThread(address))
  const types = createBuildThread(address)
  const idlest = () => pool.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best))
  const prepared = new WeakMap<RunnableChallenge['tests'], Promise<readonly string[]>>()
  let last: { key: string; built: Promise<Built> } | undefined
  return {
    build: (job) => {
      const key = JSON.stringify(job)
      if (last?.key === key) return last.built
      const limitMs = needsSass(job.files) ? limits.stylesheetTimeoutMs : limits.buildTaskTimeoutMs
      const built = idlest().build({ type: 'build', job }, limitMs)
      const current = { key, built }
      last = current
      built.catch(() => {
        if (last === current) last = undefined
      })
      return built
    },
    prepareTests: (challenge) => {
      const { tests } = challenge
      const known = prepared.get(tests)
      if (known) return known
      const preparing = idlest().prepareTests(
        tests.map(({ testString }) => testString),
        hooksWithin(challenge),
      )
      prepared.set(tests, preparing)
      preparing.catch(() => prepared.delete(tests))
      return preparing
    },
    readTypes: async (files) =>
      isTyped(files) ? types.build({ type: 'read-types', files }, limits.typeCheckTimeoutMs) : null,
    checkTypes: (files) =>
      isTyped(files) ? types.build({ type: 'check-types', files }, limits.typeCheckTimeoutMs) : null,
    dispose: () => {
      for (const thread of [...pool, types]) thread.dispose()
    },
  }
}

function isTyped(files: readonly SourceFile[]): boolean {
  return files.some(({ ext }) => ext === 'ts' || ext === 'tsx')
}
