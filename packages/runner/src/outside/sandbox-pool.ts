import type { Sandbox } from './sandbox.ts'

type Progress = (loadedBytes: number, totalBytes: number) => void

/** SandboxPool of one kind, with one that is ready before it is needed. */
export type SandboxPool = {
  prepare: () => void
  /** An unused sandbox; null when none can be opened. */
  take: (progress: Progress) => Promise<Sandbox | null>
  /** Returns a sandbox after use. `isIdle`: it has finished its work and could do more. */
  giveBack: (sandbox: Sandbox, state: { isIdle: boolean }) => void
}

export type DisposablePool = SandboxPool & {
  /** Disposes of the spare sandbox. */
  drop: () => void
  /** No sandbox is opened from now on. */
  close: () => void
}

type PoolOptions = {
  open: () => Promise<Sandbox>
  /** Whether a sandbox that has finished its work can be used again. */
  isReusable: boolean
  /** Gives a sandbox what the next page needs; false when the sandbox already holds something else. */
  equip?: (sandbox: Sandbox) => Promise<boolean>
}

/** Keeps one spare sandbox ready. */
export function createSandboxPool({
  open,
  isReusable,
  equip = () => Promise.resolve(true),
}: PoolOptions): DisposablePool {
  let spare: Promise<Sandbox | null> | undefined
  let isOver = false
  const start = async (): Promise<Sandbox | null> => {
    try {
      const sandbox = await open()
      if (!isOver && (await sandbox.ready)) {
        await equip(sandbox)
        return sandbox
      }
      sandbox.dispose()
    } catch (error) {
      // There is no connection: `take` returns null, and the next call tries again.
      if (!(error instanceof TypeError)) throw error
    }
    return null
  }
  const prepare = () => {
    if (isOver) return
    if (spare) void spare.then((sandbox) => sandbox && equip(sandbox)).catch(() => undefined)
    else spare = start()
  }
  /** Discards a sandbox that was prepared for another page, or that died while it waited. */
  const fitted = async (sandbox: Sandbox | null): Promise<Sandbox | null> => {
    if (sandbox && (await sandbox.isAlive()) && (await equip(sandbox))) return sandbox
    sandbox?.dispose()
    return null
  }
  return {
    prepare,
    take: async () => {
      const taken = spare ?? start()
      spare = undefined
      return (await fitted(await taken)) ?? (isOver ? null : start())
    },
    giveBack: (sandbox, { isIdle }) => {
      if (isReusable && isIdle && !sandbox.isSpent() && !spare && !isOver) {
        spare = Promise.resolve(sandbox)
        return
      }
      const replace = () => {
        sandbox.dispose()
        prepare()
      }
      // Opening the next sandbox takes longer than reporting results, so results go first. A sandbox that hangs is
      // closed immediately: it would keep its process, and the next sandbox, busy.
      if (isIdle) setTimeout(replace)
      else replace()
    },
    drop: () => {
      void spare?.then((sandbox) => sandbox?.dispose())
      spare = undefined
    },
    close: () => (isOver = true),
  }
}
