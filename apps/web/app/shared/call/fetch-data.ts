import { limits } from '@cairn/contract'
import { data } from 'react-router'
import { retryWaits } from './retry-waits.ts'
import { noteServerReach } from './server-reach.ts'

/**
 * Fetches data that the school keeps as files. Null when there are none at the address. Retried after failures
 * (docs/reference/limits.md, “Work”), except those of the school itself.
 *
 * @throws the status of the last answer, for the page that is shown instead
 */
export async function fetchData<Data>(
  address: string,
  waits: readonly number[] = retryWaits(limits.pageDataRetries),
): Promise<Data | null> {
  const answer = await tryFetch(address)
  if (answer?.ok) return (await answer.json()) as Data
  if (answer?.status === 404) return null
  const [wait, ...rest] = waits
  if (answer?.status === 500 || wait === undefined) throw data(null, { status: answer?.status ?? 503 })
  await new Promise((resolve) => setTimeout(resolve, wait))
  return fetchData(address, rest)
}

/** Undefined when the network itself failed. */
async function tryFetch(address: string): Promise<Response | undefined> {
  try {
    return await fetch(address)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    noteServerReach(false)
    return undefined
  }
}
