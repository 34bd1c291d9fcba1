import type { Queryable } from '#database/schema.ts'
import { findUserByName } from '#users/store.ts'
import { CommandError } from './command-error.ts'

/**
 * The camper that a command names.
 *
 * @throws CommandError if there is none, or if they have given that name up: the operator may well mean another camper
 */
export async function findCamper(queryable: Queryable, username: string) {
  const user = await findUserByName(queryable, username)
  if (!user) throw new CommandError(`There is no camper called “${username}”.`)
  if (user.username === username.toLowerCase()) return user
  throw new CommandError(
    `“${username}” is a former name of ${user.username_display}. If you mean them, type their name of today.`,
  )
}
