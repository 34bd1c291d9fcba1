import { fetchPackages } from './python-packages.ts'
import { createRuntimePool } from './runtime-pool.ts'
import type { Sandbox } from './sandbox.ts'
import type { DisposablePool } from './sandbox-pool.ts'
import type { WorkerHost } from './worker-host.ts'

export type PythonPool = DisposablePool & {
  /** The packages that the next program imports. */
  expect: (packages: readonly string[]) => void
}

/**
 * Workers with Python and the packages that a program needs. Starting Python is expensive, and its session undoes what
 * a program did to it, so that it is used again. It cannot undo what a program did to a package: those are used once.
 */
export function createPythonPool(assetsPath: string, workerHost: WorkerHost): PythonPool {
  const open = (packages: readonly string[]): DisposablePool =>
    createRuntimePool({
      kind: 'python',
      assetsPath,
      workerHost,
      isReusable: packages.length === 0,
      ...(packages.length > 0 && { fetchPackages: (tell) => fetchPackages(packages, tell) }),
    })
  let isOver = false
  let current = { key: '', pool: open([]) }
  const homes = new WeakMap<Sandbox, DisposablePool>()
  const end = () => {
    current.pool.close()
    current.pool.drop()
  }
  return {
    expect: (packages) => {
      const key = packages.join()
      if (key === current.key || isOver) return
      end()
      current = { key, pool: open(packages) }
    },
    prepare: () => current.pool.prepare(),
    take: async (progress) => {
      const { pool } = current
      const sandbox = await pool.take(progress)
      if (sandbox) homes.set(sandbox, pool)
      return sandbox
    },
    giveBack: (sandbox, state) => (homes.get(sandbox) ?? current.pool).giveBack(sandbox, state),
    drop: () => current.pool.drop(),
    close: () => {
      isOver = true
      current.pool.close()
    },
  }
}
