/**
 * Which files of a running PostgreSQL belong into a backup (PostgreSQL's manual, “Making a Base Backup Using the Low
 * Level API”): the write-ahead log is copied afterwards, and what describes the running process must not be there when
 * another one starts.
 */
export function isKeptOfPostgres(path: string): boolean {
  const [folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? folder
  if (rest.length > 0 && emptiedFolders.has(folder))
    return folder === 'pg_wal' && path === 'pg_wal/archive_status'
  return !leftFiles.has(path) && !name.startsWith('pgsql_tmp') && !name.startsWith('pg_internal.init')
}

/** PostgreSQL expects these folders, and fills them itself. */
const emptiedFolders: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])

const leftFiles: ReadonlySet<string> = new Set([
  'backup_label.old',
  'current_logfiles',
  'postmaster.opts',
  'postmaster.pid',
])
