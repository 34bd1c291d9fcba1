import { sandboxQuery, type TestEnvironment } from '@cairn/contract'
import type { RunnerOptions } from '../runner.ts'
import { createHiddenHost, styleHiddenFrame } from './hidden-host.ts'
import { isForeignSource } from './is-foreign-source.ts'
import { createWorkerHost } from './worker-host.ts'
import { openFrame } from './open-frame.ts'
import { createPageLibraries, type PageLibraries } from './page-libraries.ts'
import { createPythonPool, type PythonPool } from './python-pool.ts'
import { createRuntimePool } from './runtime-pool.ts'
import { createSandboxPool, type DisposablePool, type SandboxPool } from './sandbox-pool.ts'
import type { TextCache } from './text-cache.ts'

export type AllSandboxes = Record<TestEnvironment, SandboxPool> & {
  python: PythonPool
  libraries: PageLibraries
  /** Pages from which tests call the program at an address, and nothing else. */
  remote: (address: string) => SandboxPool
  dispose: () => void
}

/** The permission to connect to this machine, where a learner's own server may run. */
const ownMachine = 'local-network-access'

/**
 * The pools of everything that learner code runs in, by kind. Nothing is opened before it is needed. `onSharedHang` is
 * called when a page hangs in a process that it shares with all frames: they must be removed before the next one opens.
 */
export function createSandboxes(
  { documentsUrl, assetsPath }: RunnerOptions,
  fetchText: TextCache,
  onSharedHang: () => void,
): AllSandboxes {
  const hiddenHost = createHiddenHost()
  const workerHost = createWorkerHost(`${documentsUrl}worker-host.html`, hiddenHost)
  const openPage = (name: string, allow?: string) => () => {
    const frame = openFrame(documentsUrl + name, hiddenHost, allow)
    styleHiddenFrame(frame.element)
    return Promise.resolve(frame)
  }
  const libraries = createPageLibraries(fetchText)
  const page = createSandboxPool({ open: openPage('page.html'), isReusable: false, equip: libraries.equip })
  let remote: { query: string; pool: DisposablePool } | undefined
  const closeRemote = () => {
    remote?.pool.close()
    remote?.pool.drop()
    remote = undefined
  }
  const remoteAt = (address: string): SandboxPool => {
    const query = sandboxQuery(sourcesAt(address))
    if (remote?.query === query) return remote.pool
    closeRemote()
    const open = openPage(`remote.html${query}`, ownMachine)
    remote = { query, pool: createSandboxPool({ open, isReusable: false }) }
    return remote.pool
  }
  const javascript = createSandboxPool({
    open: () => Promise.resolve(workerHost.spawn('javascript')),
    isReusable: false,
  })
  const python = createPythonPool(assetsPath, workerHost)
  // A new database is made from files in less time than all that a program may have done to it is undone.
  const sql = createRuntimePool({ kind: 'sql', assetsPath, workerHost, isReusable: false })
  const shell = createRuntimePool({ kind: 'shell', assetsPath, workerHost, isReusable: false })
  const all = [page, javascript, python, sql, shell]
  const dropAll = () => {
    for (const kind of all) kind.drop()
    closeRemote()
    workerHost.dispose()
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
    libraries,
    remote: remoteAt,
    javascript,
    python,
    sql,
    shell,
    dispose: () => {
      for (const kind of all) kind.close()
      dropAll()
      hiddenHost.remove()
    },
  }
}

/** The origin of a learner's deployed program; empty for our own origins and for invalid addresses. */
function sourcesAt(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { origin } = new URL(address)
  return isForeignSource(origin) ? [origin] : []
}
