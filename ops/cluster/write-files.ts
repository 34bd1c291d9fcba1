import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './configuration-files.ts'

/** Writes files that only their owner can read, because passwords are in them. */
export function writeFiles(folder: string, files: Files, user?: number): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name)
    writeFileSync(path, text, { mode: 0o600 })
    if (user !== undefined) chownSync(path, user, user)
  }
}
