import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const allButLessons = ['credentials', 'runner', 'web']

/** Links parts of one build into the folder of another, which gets the rest of its own. */
export async function linkBuild(from: string, to: string, parts = allButLessons): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const part of parts) await symlink(join(from, part), join(to, part))
}
