import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, forMaintenance } from '../apps/server/src/database/connect.ts'
import { readConnection } from '../apps/server/src/database/embedded/data-folder.ts'
import { startPostgres } from '../apps/server/src/database/embedded/postgres-server.ts'
import { runSchoolCommand } from '../apps/server/src/operator/run-school-command.ts'
import { seedSchool } from './api/seed-school.ts'
import { digestTables } from './moving/digest-tables.ts'
import { printReport } from './print-report.ts'
import { rounded } from './statistics.ts'

const completionCount = 1_000_000

/** Each camper has one project, with a code of 33 letters so many times. */
const codeParts = 60

/**
 * How long a school with a million completions takes to be backed up, restored, exported and imported, and whether each row
 * of it arrives as it was.
 */
export async function benchMoving(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-moving-'))
  const place = (name: string) => join(directory, name)
  try {
    await makeSchool(place('school'))
    const school = await digestsIn(place('school'))
    const steps = [
      ['backup', 'school', place('backup')],
      ['restore', 'restored', place('backup')],
      ['export', 'school', place('school.gz')],
      ['import', 'imported', place('school.gz')],
    ] as const
    const table: Record<string, string | number>[] = []
    for (const [command, data, path] of steps) {
      const seconds = await time([command, path], place(data))
      const arrived = await digestsIn(place(data))
      const rows = countRows(arrived)
      const same = Object.keys(school).every((name) => school[name]?.digest === arrived[name]?.digest)
      table.push({ command, seconds: rounded(seconds), rows, 'every row the same': same ? 'yes' : 'NO' })
    }
    const { size } = await stat(place('school.gz'))
    const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1000)
    console.log(`The file has ${Math.round(size / 1e6)} MB; this process had ${peakMegabytes} MB at most.`)
    printReport({ benchmark: 'moving', table, figures: { table, fileBytes: size, peakMegabytes } })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function makeSchool(directory: string): Promise<void> {
  await mkdir(directory)
  const postgres = await startPostgres(directory)
  await seedSchool(postgres.connection, completionCount)
  const database = connect(postgres.connection, forMaintenance)
  await sql`update completions set files = jsonb_build_array(jsonb_build_object(
      'key', 'indexhtml', 'ext', 'html', 'name', 'index', 'contents',
      (select string_agg(md5(user_id::text || part), ' ') from generate_series(1, ${sql.lit(codeParts)}) as part)))
    where challenge_id = lpad('1', 24, '0')`.execute(database)
  await database.destroy()
  await postgres.stop()
}

async function digestsIn(directory: string) {
  const postgres = await startPostgres(directory)
  const database = connect(await readConnection(directory), forMaintenance)
  try {
    return await digestTables(database)
  } finally {
    await database.destroy()
    await postgres.stop()
  }
}

function countRows(digests: Awaited<ReturnType<typeof digestTables>>): number {
  return Object.values(digests).reduce((sum, { rows }) => sum + rows, 0)
}

/** In seconds. */
async function time(words: readonly string[], dataDirectory: string): Promise<number> {
  const start = performance.now()
  const exitCode = await runSchoolCommand(words, {
    environment: { DATA_DIR: dataDirectory },
    now: () => new Date(),
    print: console.log,
    complain: console.error,
  })
  if (exitCode !== 0) throw new Error(`${words.join(' ')} failed`)
  return (performance.now() - start) / 1000
}
