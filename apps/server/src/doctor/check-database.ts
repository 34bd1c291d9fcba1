import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/schema.ts'
import { broken, type Finding, good, odd } from './finding.ts'
import { hasTables, type Health, readHealth } from './health-store.ts'

const oldestVersion = 15
const clockToleranceMs = 60_000
const mailPatienceMs = 60 * 60_000
const migrationsFolder = join(import.meta.dirname, '../database/migrations')

type Viewpoint = { now: Date; isEmbedded: boolean }

/** The database, and what waits in it. */
export async function checkDatabase(database: Database, viewpoint: Viewpoint): Promise<Finding[]> {
  if (!(await hasTables(database)))
    return [odd('The database answers, and holds no school yet. The first start makes its tables.')]
  const health = await readHealth(database)
  const own = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  return [
    good(`The database answers (PostgreSQL ${health.version}).`),
    ...checkVersion(health),
    ...checkSchema(health, own),
    ...checkClock(health, viewpoint.now),
    ...checkRole(health, viewpoint),
    ...checkWork(health, viewpoint.now),
  ]
}

function checkVersion({ version }: Health): Finding[] {
  return version >= oldestVersion
    ? []
    : [broken(`PostgreSQL ${version} is too old. The oldest that works is ${oldestVersion}.`)]
}

function checkSchema({ migrations }: Health, own: readonly string[]): Finding[] {
  const unknown = migrations.filter((name) => !own.includes(name))
  const missing = own.filter((name) => !migrations.includes(name))
  if (unknown.length > 0)
    return [
      broken(
        `A newer version of the school has used this database (${unknown[0]}). Start that one, or restore a backup.`,
      ),
    ]
  return missing.length > 0
    ? [odd(`Changes to the tables are outstanding: ${missing.length}. The next start makes them.`)]
    : []
}

function checkClock({ now: theirs }: Health, ours: Date): Finding[] {
  const apartMs = Math.abs(theirs.getTime() - ours.getTime())
  return apartMs < clockToleranceMs
    ? []
    : [
        broken(
          `The clocks of this machine and of the database are ${Math.round(apartMs / 1000)} s apart. Set them by NTP.`,
        ),
      ]
}

function checkRole({ isSuperuser }: Health, { isEmbedded }: Viewpoint): Finding[] {
  return isSuperuser && !isEmbedded
    ? [odd('DATABASE_URL signs in as a superuser. A role that only owns the school’s database is enough.')]
    : []
}

function checkWork(health: Health, now: Date): Finding[] {
  const { oldestMail, waitingMails, failedJobs, archivedFailed, archiveError } = health
  const found: Finding[] = []
  if (oldestMail && now.getTime() - oldestMail.getTime() > mailPatienceMs)
    found.push(
      broken(
        `Mails that wait: ${waitingMails}, the oldest since ${oldestMail.toISOString()}. The log says why.`,
      ),
    )
  if (failedJobs > 0)
    found.push(odd(`Jobs that have failed again and again: ${failedJobs}. The log says why.`))
  if (archivedFailed)
    found.push(
      broken(`${archiveError} could not be copied to the archive. postgres.log in DATA_DIR says why.`),
    )
  return found
}
