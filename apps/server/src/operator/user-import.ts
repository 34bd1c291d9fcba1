import { resolve } from 'node:path'
import { importAccount } from '#account-import/import-account.ts'
import { readAccountFile } from '#account-import/read-account-file.ts'
import { readConfig } from '#config/config.ts'
import { isAccountGone } from '#database/is-account-gone.ts'
import { CommandError } from './command-error.ts'
import { findCamper } from './find-camper.ts'
import { openSchoolCurriculum } from './open-school-curriculum.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For campers who come from another school, with the file that they got there. */
export const userImport: SchoolCommand = {
  words: ['user', 'import'],
  parameters: ['FILE', 'USERNAME'],
  meaning: 'adds what a camper did at another school, from the file of all their data, to their account',
  run: async ({ environment, storage, now }, [file = '', username = '']) => {
    const given = await readAccountFile(resolve(file))
    const config = readConfig(environment)
    const { appOrigins } = config
    const curriculum = await openSchoolCurriculum(config)
    const { completions, saved } = await withDatabase(storage, async (database) => {
      const user = await findCamper(database, username)
      const camper = { userId: user.user_id, username: user.username }
      return importUnlessDeleted(importAccount({ database, curriculum, appOrigins, now }, camper, given))
    })
    return [
      `Added to the account of ${username} (completed lessons: ${completions.stored}; projects with saved code: ${saved}).`,
      `Left out (certificates and lessons that this school does not have: ${completions.unknown}; what must be done here: ${completions.refused}).`,
    ].join('\n')
  },
}

async function importUnlessDeleted<Imported>(importing: Promise<Imported>): Promise<Imported> {
  try {
    return await importing
  } catch (error) {
    if (!isAccountGone(error)) throw error
    throw new CommandError('The account was deleted in the meantime.')
  }
}
