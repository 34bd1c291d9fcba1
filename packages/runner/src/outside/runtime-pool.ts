import type { PythonPackages, RuntimeKind } from '../messages.ts'
import type { Progress } from './fetch-files.ts'
import { fetchRuntime } from './fetch-runtime.ts'
import { createSandboxPool, type DisposablePool } from './sandbox-pool.ts'
import type { WorkerHost } from './worker-host.ts'

type RuntimePoolOptions = {
  kind: RuntimeKind
  assetsPath: string
  workerHost: WorkerHost
  /** Whether a worker that has finished its work can be used again. */
  isReusable: boolean
  /** Fetches what each worker of this pool has in addition. */
  fetchPackages?: (progress: Progress) => Promise<PythonPackages>
}

/** Workers whose runtime is downloaded before the first of them starts. */
export function createRuntimePool({
  kind,
  assetsPath,
  workerHost,
  isReusable,
  fetchPackages,
}: RuntimePoolOptions): DisposablePool {
  const listeners = new Set<Progress>()
  let provided: Promise<PythonPackages | undefined> | undefined
  const provide = async () => {
    const tell: Progress = (loaded, total) => {
      for (const listener of listeners) listener(loaded, total)
    }
    workerHost.provide({ [kind]: await fetchRuntime(assetsPath, kind, tell) })
    return fetchPackages?.(tell)
  }
  const pool = createSandboxPool({
    open: async () => {
      provided ??= provide()
      try {
        return workerHost.spawn(kind, await provided)
      } catch (error) {
        provided = undefined
        throw error
      }
    },
    isReusable,
  })
  return {
    ...pool,
    take: async (progress) => {
      listeners.add(progress)
      try {
        return await pool.take(progress)
      } finally {
        listeners.delete(progress)
      }
    },
  }
}
