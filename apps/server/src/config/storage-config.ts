import { join, resolve } from 'node:path'
import { ConfigError } from './config-error.ts'
import { type Environment, mistakesIn, valueOf } from './read-variables.ts'

/** Where all data is stored: in a folder, or in the operator's own database. */
export type StorageConfig = {
  readonly dataDirectory: string
  /** Where the embedded PostgreSQL keeps its write-ahead log (docs/backup.md); undefined: nowhere. */
  readonly archiveDirectory: string | undefined
  /** The private key that certificates are signed with. */
  readonly credentialKeyFile: string
  readonly databaseUrl: string | undefined
  readonly migrationUrl: string | undefined
  /** A database that follows that of `databaseUrl`. */
  readonly replicaUrl: string | undefined
}

/**
 * The part of the configuration that command-line programs need; other variables may be set for the server alone.
 *
 * @throws ConfigError that lists every wrong variable.
 */
export function readStorageConfig(environment: Environment): StorageConfig {
  const mistakes = mistakesIn(environment, [
    'DATA_DIR',
    'ARCHIVE_DIR',
    'DATABASE_URL',
    'DATABASE_MIGRATION_URL',
    'DATABASE_REPLICA_URL',
  ])
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'))
  return storageIn(environment)
}

/** Of variables that are valid. */
export function storageIn(environment: Environment): StorageConfig {
  const dataDirectory = resolve(valueOf(environment, 'DATA_DIR'))
  const archive = valueOf(environment, 'ARCHIVE_DIR')
  return {
    dataDirectory,
    archiveDirectory: archive === '' ? undefined : resolve(archive),
    credentialKeyFile: resolve(
      valueOf(environment, 'CREDENTIAL_KEY_FILE') || join(dataDirectory, 'credentials/key.pem'),
    ),
    databaseUrl: valueOf(environment, 'DATABASE_URL') || undefined,
    migrationUrl: valueOf(environment, 'DATABASE_MIGRATION_URL') || undefined,
    replicaUrl: valueOf(environment, 'DATABASE_REPLICA_URL') || undefined,
  }
}
