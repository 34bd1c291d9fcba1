import type { Database } from '../../apps/server/src/database/schema.ts'
import { everythingShown } from '../../apps/server/src/testing/everything-shown.ts'

/** Shows everything on a profile except what the flags say. */
export async function setProfileFlags(database: Database, flags: object, email = 'ada@example.org') {
  await database
    .updateTable('users')
    .set({ profile_ui: JSON.stringify({ ...everythingShown, ...flags }) })
    .where('email', '=', email)
    .execute()
}
