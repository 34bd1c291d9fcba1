import type { Database } from '#database/schema.ts'
import { listStandings } from './news-store.ts'
import type { News } from './open-news.ts'

/** A camper sees their step in the page about as soon as they have looked up from the editor. */
const lookEveryMs = 2000

/**
 * Finds out what other processes have recorded about the campers whose pages have a stream here, and which of their
 * sessions have ended there. Returns how to stop.
 */
export function watchOthers(database: Database, news: News): () => void {
  let known = new Map<string, string>()
  let isLooking = false

  async function look(): Promise<void> {
    const userIds = news.followed()
    if (userIds.length === 0) return known.clear()
    const standings = await listStandings(database, userIds)
    const revisions = new Map(standings.map(({ userId, revision }) => [userId, revision]))
    for (const [userId, revision] of revisions) {
      if (known.has(userId) && known.get(userId) !== revision) news.tell(userId)
    }
    known = revisions
    const alive = new Set(standings.map(({ sessionHash }) => sessionHash.toString('hex')))
    const isAlive = async ({ hash }: { hash: Buffer }) => alive.has(hash.toString('hex'))
    for (const userId of userIds) await news.endUnless(userId, isAlive)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      // It is asked again at the next look.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
