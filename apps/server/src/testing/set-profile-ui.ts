import type { TestServer } from './build-test-server.ts'

/** Sets the switches of a camper's profile. */
export async function setProfileUi({ database }: TestServer, userId: string, flags: object): Promise<void> {
  await database
    .updateTable('users')
    .set({ profile_ui: JSON.stringify(flags) })
    .where('user_id', '=', userId)
    .execute()
}
