import { upgradingName } from '#database/embedded/data-version.ts'
import { archiveNote } from '#database/embedded/own-archive.ts'
import { readyName } from '#database/embedded/ready-school.ts'
import { unfinishedNames } from '#database/embedded/unfinished-school.ts'

/**
 * Which files of a data directory belong into a backup, beside those of PostgreSQL: the database's password, the key
 * that certificates are signed with, and what the operator has put there. Packages for Python can be fetched again.
 */
export function isKeptOfSchool(path: string): boolean {
  const [name = ''] = path.split('/')
  const isOld = /^postgres-\d+$/.test(name)
  return !left.has(name) && !isOld && !name.startsWith('owner') && !name.endsWith('.new')
}

/** Whether an entry of a data directory shows that there is a school in it. */
export function isOfSchool(name: string): boolean {
  return name === 'postgres' || isKeptOfSchool(name)
}

const left: ReadonlySet<string> = new Set([
  // A restored school has a folder of its own there.
  archiveNote,
  // Of a disk that is mounted there: only root can read it.
  'lost+found',
  'postgres',
  'postgres.log',
  'postgres-socket',
  'postgres-socket-folder',
  'python-packages',
  readyName,
  upgradingName,
  ...Object.values(unfinishedNames),
])
