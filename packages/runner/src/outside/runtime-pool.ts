import type { RuntimeKind } from '../messages.ts'
import { fetchRuntime, type Progress } from './fetch-runtime.ts'
import { createSandboxPool, type DisposablePool } from './sandbox-pool.ts'
import type { WorkerHost } from './worker-host.ts'

type RuntimePoolOptions = {
  kind: RuntimeKind
  assetsPath: string
  workerHost: WorkerHost
  /** Whether a worker that has finished its work can be used again. */
  isReusable: boolean
}

/** Workers whose runtime is downloaded before the first of them starts. */
export function createRuntimePool({
  kind,
  assetsPath,
  workerHost,
  isReusable,
}: RuntimePoolOptions): DisposablePool {
  const listeners = new Set<Progress>()
  let provided: Promise<void> | undefined
  const provide = async () => {
    const tell: Progress = (loaded, total) => {
      for (const listener of listeners) listener(loaded, total)
    }
    workerHost.provide({ [kind]: await fetchRuntime(assetsPath, kind, tell) })
  }
  const pool = createSandboxPool({
    open: async () => {
      provided ??= provide()
      try {
        await provided
      } catch (error) {
        provided = undefined
        throw error
      }
      return workerHost.spawn(kind)
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
