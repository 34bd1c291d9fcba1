import { addOperator, removeOperator } from '#http/operator-store.ts'
import { CommandError } from './command-error.ts'
import { findCamper } from './find-camper.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** Only a command gives this role: what a browser could give, a thief of a session could give. */
export const userOperator: SchoolCommand = {
  words: ['user', 'operator'],
  parameters: ['USERNAME'],
  optional: 'no',
  meaning: 'lets a camper open the operators’ pages at /admin; with “no” takes that back',
  run: async ({ storage, now }, [username = '', no]) => {
    if (no !== undefined && no !== 'no') throw new CommandError(`Type “no” to take it back, not “${no}”.`)
    return withDatabase(storage, async (database) => {
      const user = await findCamper(database, username)
      if (no === undefined) {
        await addOperator(database, user.user_id, now())
        return `${username} is an operator. The pages are at /admin.`
      }
      if (!(await removeOperator(database, user.user_id)))
        throw new CommandError(`${username} is not an operator.`)
      return `${username} is no longer an operator.`
    })
  },
}
