import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const key = 'reloaded-at'

/** A second reload within this time would not help either. */
const patienceMs = 60_000

/**
 * Fetches the page again; what was typed is saved as it goes. False when that was just done, or when there would be no
 * page: an offline browser would show its own error instead.
 */
export async function reloadOnce(): Promise<boolean> {
  if (Date.now() - Number(readStored(key)) < patienceMs) return false
  if (!(await isReachable()) || !writeStored(key, String(Date.now()))) return false
  location.reload()
  return true
}

async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
