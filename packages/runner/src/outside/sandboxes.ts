import type { TestEnvironment } from '@cairn/contract'
import type { RunnerOptions } from '../runner.ts'
import { createBackstage, putBackstage } from './backstage.ts'
import { fetchPython } from './fetch-python.ts'
import { createLab } from './lab.ts'
import { openFrame } from './open-frame.ts'
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

export type AllSandboxes = Record<TestEnvironment, Sandboxes> & { dispose: () => void }

/**
 * Everything that learner code runs in, by kind. Nothing is opened before it is asked for. `onSharedHang` is
 * called when a page hangs in a process that it shares with all frames: they have to go before the next comes.
 */
export function createSandboxes(
  { documentsUrl, assetsPath }: RunnerOptions,
  onSharedHang: () => void,
): AllSandboxes {
  const backstage = createBackstage()
  const lab = createLab(`${documentsUrl}lab.html`, backstage)
  const openPage = () => {
    const frame = openFrame(`${documentsUrl}page.html`, backstage)
    putBackstage(frame.element)
    return Promise.resolve(frame)
  }
  const page = keepSpare(openPage, { isReusable: false })
  const javascript = keepSpare(() => Promise.resolve(lab.spawn('javascript')), { isReusable: false })
  const listeners = new Set<Progress>()
  let provided: Promise<void> | undefined
  const providePython = async () => {
    const tell: Progress = (loaded, total) => {
      for (const listener of listeners) listener(loaded, total)
    }
    lab.provide(await fetchPython(assetsPath, tell))
  }
  const python = keepSpare(
    async () => {
      provided ??= providePython()
      try {
        await provided
      } catch (error) {
        provided = undefined
        throw error
      }
      return lab.spawn('python')
    },
    // Starting Python is dear, and its session undoes what a program did to it.
    { isReusable: true },
  )
  const dropAll = () => {
    for (const kind of [page, javascript, python]) kind.drop()
    lab.dispose()
  }
  return {
    page: {
      ...page,
      giveBack: (sandbox, state) => {
        if (!state.isIdle && !sandbox.isIsolated()) {
          dropAll()
          onSharedHang()
        }
        page.giveBack(sandbox, state)
      },
    },
    javascript,
    python: {
      ...python,
      take: async (progress) => {
        listeners.add(progress)
        try {
          return await python.take(progress)
        } finally {
          listeners.delete(progress)
        }
      },
    },
    dispose: () => {
      for (const kind of [page, javascript, python]) kind.close()
      dropAll()
      backstage.remove()
    },
  }
}

function keepSpare(
  open: () => Promise<Sandbox>,
  { isReusable }: { isReusable: boolean },
): Sandboxes & { drop: () => void; close: () => void } {
  let spare: Promise<Sandbox | null> | undefined
  let isOver = false
  const start = async (): Promise<Sandbox | null> => {
    try {
      const sandbox = await open()
      if (!isOver && (await sandbox.ready)) return sandbox
      sandbox.dispose()
    } catch (error) {
      // Without a connection; whoever takes it learns of it, and the next one tries again.
      if (!(error instanceof TypeError)) throw error
    }
    return null
  }
  const prepare = () => {
    if (!isOver) spare ??= start()
  }
  return {
    prepare,
    take: async () => {
      const taken = spare ?? start()
      spare = undefined
      return (await taken) ?? (isOver ? null : start())
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
