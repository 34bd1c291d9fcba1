import type { RunOptions } from '../runner.ts'
import type { Sandbox } from './sandbox.ts'
import type { Sandboxes } from './keep-spare.ts'

/** A sandbox, with the progress of its download told as events; one that comes too late is given back. */
export async function takeUnlessAborted(
  sandboxes: Sandboxes,
  { signal, onEvent }: RunOptions,
): Promise<Sandbox | null | 'aborted'> {
  const { promise: aborted, resolve: abort } = Promise.withResolvers<'aborted'>()
  const listen = () => abort('aborted')
  signal.addEventListener('abort', listen)
  if (signal.aborted) listen()
  const taking = sandboxes.take((loadedBytes, totalBytes) => {
    if (!signal.aborted) onEvent({ type: 'loading', loadedBytes, totalBytes })
  })
  const taken = await Promise.race([taking, aborted])
  signal.removeEventListener('abort', listen)
  if (taken === 'aborted') {
    void taking.then((sandbox) => sandbox && sandboxes.giveBack(sandbox, { isIdle: true }))
  }
  return taken
}
