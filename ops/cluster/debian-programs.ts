import { existsSync } from 'node:fs'
import { pathsOf } from '../../apps/server/src/config/browser-places.ts'
import { findFile, installDebians } from '../debian-package.ts'
import { postgresPrograms } from './cluster-plan.ts'

/** Programs by their names, and the packages that have them. */
const packages = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  caddy: 'caddy',
  psql: 'postgresql-client-15',
  postgres: 'postgresql-15',
} as const

export type ProgramName = keyof typeof packages

/** Debian keeps some of them out of an ordinary user's path. */
const path = `${process.env['PATH']}:/usr/sbin:${postgresPrograms}`

/**
 * Paths of all programs that a cluster consists of.
 *
 * @throws Error that says what to install where this process cannot.
 */
export function ensurePrograms(): Record<ProgramName, string> {
  const names = Object.keys(packages) as ProgramName[]
  const missing = names.filter((name) => !find(name)).map((name) => packages[name])
  if (missing.length > 0) install(missing)
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<ProgramName, string>
}

function find(name: ProgramName): string | undefined {
  // A PostgreSQL of another version may be in the path.
  if (name === 'postgres') return findFile([`${postgresPrograms}/postgres`])
  return findFile([process.env[`${name.toUpperCase()}_PATH`], ...pathsOf([name], path)])
}

/** Debian starts the services of what it installs, unless the machine says that it must not. */
const servicePolicy = '/usr/sbin/policy-rc.d'

function install(missing: readonly string[]): void {
  const command = `apt-get install ${missing.join(' ')}`
  if (!existsSync(servicePolicy))
    throw new Error(
      `A cluster needs programs that are not installed. Install them, and stop the services that come with them:\n  ${command}`,
    )
  for (const name of missing) {
    const reason = installDebians(name)
    if (reason) throw new Error(`A cluster needs programs that are not installed: ${command}\n${reason}`)
  }
}
