import type { Database } from '#database/schema.ts'
import { openReruns } from '#reruns/open-reruns.ts'
import type { Reruns } from '#reruns/reruns.ts'

/** As in a school without a browser. */
export function withoutReruns(database: Database): Promise<Reruns> {
  return openReruns({
    database,
    lessons: { loadChallenge: async () => undefined },
    running: undefined,
    whenDecided: async () => undefined,
    now: () => new Date(),
  })
}
