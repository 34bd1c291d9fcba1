import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { ensureBuilt } from '../ops/build.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { writeBigCurriculum } from './event-loop/big-curriculum.ts'
import { type Held, measureLoads } from './event-loop/measure-loads.ts'
import { seedHeavySchool } from './event-loop/seed-heavy-school.ts'
import { startWatched } from './event-loop/start-watched.ts'
import { printReport } from './print-report.ts'
import { rounded } from './statistics.ts'
import { linkBuild } from '../tests/product/link-build.ts'

/** The number of freeCodeCamp's lessons. */
const lessonCount = 12_481

/**
 * How long a single request can block the event loop: requests that strangers can make, and the biggest bodies.
 * `heldMs` is how long others waited, including other load on the machine; `workedMs` is the thread's CPU time. A
 * second built folder can be measured for comparison: `npm run bench -- event-loop ../before`.
 */
export async function benchEventLoop(): Promise<void> {
  await ensureBuilt()
  const other = process.argv[3]
  const versions = { ...(other === undefined ? {} : { before: resolve(other) }), now: projectRoot }
  const directory = await mkdtemp(join(tmpdir(), 'bench-event-loop-'))
  try {
    await writeBigCurriculum(join(directory, 'curriculum/english'), lessonCount)
    const measured = new Map<string, Map<string, Held>>()
    for (const [name, version] of Object.entries(versions))
      measured.set(name, await measureVersion(version, await mkdtemp(join(directory, name)), directory))
    const loads = [...(measured.get('now')?.keys() ?? [])]
    const table = loads.map((load) => ({
      load,
      ...Object.fromEntries(
        [...measured].flatMap(([name, held]) => {
          const { heldMs = 0, workedMs = 0 } = held.get(load) ?? {}
          return [
            [`${name} heldMs`, rounded(heldMs)],
            [`${name} workedMs`, rounded(workedMs)],
          ]
        }),
      ),
    }))
    printReport({ benchmark: 'event-loop', table, figures: { loads: table } })
  } finally {
    await rm(directory, { recursive: true })
  }
}

async function measureVersion(
  version: string,
  directory: string,
  shared: string,
): Promise<Map<string, Held>> {
  const build = join(directory, 'build')
  await linkBuild(join(version, '.build'), build)
  await linkBuild(shared, build, ['curriculum'])
  const data = join(directory, 'data')
  await mkdir(data)
  const postgres = await startPostgres(data)
  try {
    const school = await seedHeavySchool(postgres.connection, lessonCount)
    const watched = await startWatched({ version, build, data: directory, connection: postgres.connection })
    try {
      return await measureLoads(watched, school)
    } finally {
      await watched.stop()
    }
  } finally {
    await postgres.stop()
  }
}
