import type { RunOptions } from '../runner.ts'
import type { Sandbox } from './sandbox.ts'
import type { SandboxPool } from './sandbox-pool.ts'

/** Takes a sandbox and reports its download as events; one that arrives after an abort is given back. */
export async function takeUnlessAborted(
  pool: SandboxPool,
  { signal, onEvent }: RunOptions,
): Promise<Sandbox | null | 'aborted'> {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<'aborted'>()
  const listen = () => abort('aborted')
  signal.addEventListener('abort', listen)
  if (signal.aborted) listen()
  const taking = pool.take((loadedBytes, totalBytes) => {
    if (!signal.aborted) onEvent({ type: 'loading', loadedBytes, totalBytes })
  })
  const taken = await Promise.race([taking, aborted])
  signal.removeEventListener('abort', listen)
  if (taken === 'aborted') {
    void taking.then((sandbox) => sandbox && pool.giveBack(sandbox, { isIdle: true }))
  }
  return taken
}
