import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#process/start-error.ts'

/** In a data directory, by their commands, the folders of a school that is being restored or imported. */
export const unfinishedNames = { restore: 'restoring', import: 'importing' } as const

/**
 * Keeps a start from making an empty school where another one was about to be.
 *
 * @throws StartError if a restore or import was interrupted there.
 */
export function refuseUnfinished(directory: string): void {
  for (const [command, name] of Object.entries(unfinishedNames)) {
    const folder = join(directory, name)
    if (!existsSync(folder)) continue
    throw new StartError(
      `The ${command} into ${directory} was interrupted. Repeat it: npm run school -- ${command}. To begin an empty school instead, delete ${folder}.`,
    )
  }
}
