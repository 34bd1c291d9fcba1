import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AuthorError } from '../author/author-error.ts'

const projectRoot = join(import.meta.dirname, '../../../..')

/** The folder that the server reads, and where records of proofs are kept. */
export const buildDirectory = resolve(projectRoot, process.env['BUILD_DIR'] || '.build')

/** Where lessons of others are kept, with the school's data. */
export const lessonsDirectory = resolve(projectRoot, process.env['DATA_DIR'] || '.data', 'lessons')

/** The folder that a command works on: the argument, `CURRICULUM_DIR`, or our own curriculum. */
export function curriculumDirectory(named: string | undefined): string {
  const directory = resolve(named ?? process.env['CURRICULUM_DIR'] ?? join(projectRoot, 'curriculum'))
  if (!existsSync(directory) || !statSync(directory).isDirectory()) {
    throw new AuthorError(`There is no folder ${directory}.`)
  }
  return directory
}
