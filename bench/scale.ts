import { ensureBuilt } from '../ops/build.ts'
import { benchCluster } from './scale/bench-cluster.ts'
import { benchCompletions } from './scale/bench-completions.ts'
import { benchKeptPages } from './scale/bench-kept-pages.ts'
import { benchLessons } from './scale/bench-lessons.ts'

const parts = {
  lessons: benchLessons,
  completions: benchCompletions,
  cluster: benchCluster,
  pages: benchKeptPages,
} as const

/** What a school costs that grows: in lessons, in completions, in processes, in machines. All parts, or the one named. Linux only. */
export async function benchScale(part = process.argv[3]): Promise<void> {
  await ensureBuilt()
  const chosen = Object.entries(parts).filter(([name]) => part === undefined || name === part)
  if (chosen.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`)
  for (const [, bench] of chosen) await bench()
}
