import type { Connection } from './connect.ts'

/**
 * Whether a pooler such as PgBouncer lends a connection to the database for one transaction at a time, which
 * `?pgbouncer=true` at the end of an address says. Nothing that belongs to a connection lasts longer then: neither
 * limits of time, nor prepared statements.
 */
export function isLent(connection: Connection): boolean {
  if (!('connectionString' in connection)) return false
  const [, parameters] = connection.connectionString.split('?')
  return new URLSearchParams(parameters).get('pgbouncer') === 'true'
}
