import { setTopContributor } from '#users/contributor-store.ts'
import { CommandError } from './command-error.ts'
import { findCamper } from './find-camper.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** Profiles show who has given much of their time to the school. */
export const userContributor: SchoolCommand = {
  words: ['user', 'contributor'],
  parameters: ['USERNAME', 'YEAR'],
  optional: 'no',
  meaning: 'names a camper a top contributor of a year, on their profile; with “no” takes it back',
  run: async ({ storage, now }, [username = '', year = '', no]) => {
    if (no !== undefined && no !== 'no') throw new CommandError(`Type “no” to take it back, not “${no}”.`)
    if (!/^\d{4}$/.test(year) || Number(year) > now().getUTCFullYear())
      throw new CommandError(`“${year}” is not a year up to this one.`)
    const was = no === undefined
    await withDatabase(storage, async (database) => {
      const user = await findCamper(database, username)
      await setTopContributor(database, { userId: user.user_id, year, was })
    })
    return was
      ? `${username} is a top contributor of ${year}.`
      : `${username} is no longer a top contributor of ${year}.`
  },
}
