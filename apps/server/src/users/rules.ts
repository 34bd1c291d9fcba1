import { reservedUsernames } from './reserved-usernames.ts'

/** Names that look like an answer's status would make addresses that lie (reserved-usernames.json). */
const statusNumber = /^[1-5]\d\d$/

/** Whether nobody may bear a name, whatever accounts there are. Compared in lower case. */
export function isReservedUsername(username: string): boolean {
  const name = username.toLowerCase()
  return reservedUsernames.has(name) || statusNumber.test(name)
}
