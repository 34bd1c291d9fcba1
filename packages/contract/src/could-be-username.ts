import { maxUsernameLength } from './limits.ts'

/** All letters of names (docs/reference/api.md, “Usernames”). */
const name = /^[a-z\d_+-]+$/i

/**
 * Whether some camper could have this name. A page must not repeat any other text from its address, which a stranger may
 * have written.
 */
export function couldBeUsername(text: string): boolean {
  return text.length <= maxUsernameLength && name.test(text)
}
