import { randomUUID } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { newProfileUi, randomUsername } from './new-camper.ts'
import { isReservedUsername } from './rules.ts'
import { claimUsername } from './name-store.ts'
import type { ProvenCamper } from './sign-in-epoch-store.ts'
import { claimEmail, findCamperByEmail, insertUser } from './store.ts'

/**
 * The camper of a verified email address. Of several concurrent first sign-ins, one creates the account. Undefined
 * if another account has given up the address and can still take it back.
 */
export async function findOrCreateCamper(
  database: Database,
  email: string,
  now: Date,
): Promise<{ camper: ProvenCamper; isNew: boolean } | undefined> {
  return transact(database, async (transaction) => {
    const known = await findCamperByEmail(transaction, email)
    if (known) return { camper: known, isNew: false }
    const userId = randomUUID()
    if (!(await claimEmail(transaction, email, { userId, now }))) {
      const created = await findCamperByEmail(transaction, email)
      return created && { camper: created, isNew: false }
    }
    const username = await claimFreeUsername((name) => claimUsername(transaction, name, { userId, now }))
    await insertUser(transaction, { userId, username, email, profileUi: newProfileUi, now })
    return { camper: { userId, username, signInEpoch: 0 }, isNew: true }
  })
}

async function claimFreeUsername(claim: (username: string) => Promise<boolean>): Promise<string> {
  const username = randomUsername()
  // Eight random letters can form an offensive word.
  return !isReservedUsername(username) && (await claim(username)) ? username : claimFreeUsername(claim)
}
