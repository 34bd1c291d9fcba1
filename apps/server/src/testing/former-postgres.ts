import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian and Ubuntu have PostgreSQL, in a folder for each version. */
const systemFolder = '/usr/lib/postgresql'

/** The programs of a PostgreSQL that is older than the school's own; undefined where the system has none. */
export function findFormerPostgres(own: number): string | undefined {
  const versions = existsSync(systemFolder) ? readdirSync(systemFolder).map(Number) : []
  const [former] = versions.filter((version) => version < own).toSorted((one, other) => other - one)
  return former === undefined ? undefined : join(systemFolder, String(former), 'bin')
}
