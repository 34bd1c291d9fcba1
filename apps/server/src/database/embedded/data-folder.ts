import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetClientSettings } from './forget-client-settings.ts'
import { writeDurably } from './write-durably.ts'

/** On Windows there are no socket folders; elsewhere the number only names the socket. */
export const port = 5432

/** The role that owns the schema and all rows. */
export const owner = 'cairn'

/** Where the embedded PostgreSQL keeps its files in a data directory. */
export type DataFolder = {
  /** PostgreSQL's own data folder. */
  data: string
  log: string
  /** The password of `owner`. */
  passwordFile: string
  /** The socket's folder, if its path is short enough. */
  socketFolder: string
  /** A file that names the socket's folder otherwise. */
  socketNote: string
}

export function dataFolder(directory: string): DataFolder {
  return {
    data: join(directory, 'postgres'),
    log: join(directory, 'postgres.log'),
    passwordFile: join(directory, 'postgres-password'),
    socketFolder: join(directory, 'postgres-socket'),
    socketNote: join(directory, 'postgres-socket-folder'),
  }
}

export type EmbeddedConnection = {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/**
 * How a program on this machine connects, as the owner of the schema, to the PostgreSQL that a running school keeps
 * in `directory`. Everything it needs is in the data directory: the password in `postgres-password`, the socket in
 * `postgres-socket` or in the folder that `postgres-socket-folder` names. What the environment says to PostgreSQL's clients
 * is forgotten from then on.
 *
 * @throws if no school was ever started there.
 */
export async function readConnection(directory: string): Promise<EmbeddedConnection> {
  forgetClientSettings()
  const { passwordFile, socketFolder, socketNote } = dataFolder(directory)
  const folder = existsSync(socketNote) ? await readFile(socketNote, 'utf8') : socketFolder
  return {
    host: process.platform === 'win32' ? '127.0.0.1' : folder,
    port,
    user: owner,
    password: await readFile(passwordFile, 'utf8'),
    database: 'postgres',
  }
}

/** The owner's password, created if there is none yet. */
export async function readOrCreatePassword({ passwordFile }: DataFolder): Promise<string> {
  if (!existsSync(passwordFile)) await writeDurably(passwordFile, randomBytes(32).toString('base64url'))
  return readFile(passwordFile, 'utf8')
}
