import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '#database/connect.ts'

/** How to reach the PostgreSQL that a running school keeps in its data directory; undefined when none runs there. */
export function findRunningPostgres(dataDirectory: string): Connection | undefined {
  const facts = readIfThere(join(dataDirectory, 'postgres/postmaster.pid'))
  const password = readIfThere(join(dataDirectory, 'postgres-password'))
  if (facts === undefined || password === undefined) return undefined
  // PostgreSQL's own account of itself: process, folder, time of start, port, folder of sockets, address.
  const [, , , port, socketDirectory, address] = facts.split('\n').map((line) => line.trim())
  const host = socketDirectory || address
  if (!host) return undefined
  return { host, port: Number(port), user: 'cairn', password, database: 'postgres' }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
