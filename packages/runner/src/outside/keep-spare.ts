import type { Sandbox } from './sandbox.ts'

type Progress = (loadedBytes: number, totalBytes: number) => void

/** Sandboxes of one kind, with one that is ready before it is needed. */
export type Sandboxes = {
  prepare: () => void
  /** One that nobody else uses; null when it cannot be had. */
  take: (progress: Progress) => Promise<Sandbox | null>
  /** After use. `isIdle`: it has ended what it was asked to do, and could do more. */
  giveBack: (sandbox: Sandbox, state: { isIdle: boolean }) => void
}

type SpareOptions = {
  open: () => Promise<Sandbox>
  /** One that has ended its work can be used again. */
  isReusable: boolean
  /** Gives a sandbox what the next page needs; false when that cannot be, because it holds something else. */
  equip?: (sandbox: Sandbox) => Promise<boolean>
}

/** Keeps one sandbox ahead of the need. */
export function keepSpare({
  open,
  isReusable,
  equip = () => Promise.resolve(true),
}: SpareOptions): Sandboxes & { drop: () => void; close: () => void } {
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
      // Without a connection; whoever takes it learns of it, and the next one tries again.
      if (!(error instanceof TypeError)) throw error
    }
    return null
  }
  const prepare = () => {
    if (isOver) return
    if (spare) void spare.then((sandbox) => sandbox && equip(sandbox)).catch(() => undefined)
    else spare = start()
  }
  /** What was made ready for another page is of no use, and what has died while it waited. */
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
      if (isReusable && isIdle && !spare && !isOver) {
        spare = Promise.resolve(sandbox)
        return
      }
      const replace = () => {
        sandbox.dispose()
        prepare()
      }
      // Results first: making the next one takes longer than telling them. But one that hangs goes at once,
      // because it would keep its process, and the next one waiting.
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
