import { randomUUID } from 'node:crypto'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Camper } from '#http/session.ts'
import { newProfileUi, randomUsername } from './new-camper.ts'
import { isReservedUsername } from './rules.ts'
import { claimUsername } from './name-store.ts'
import { claimEmail, findCamperByEmail, insertUser } from './store.ts'

/**
 * The camper of a proven e-mail address. Of several first sign-ins at once, one creates the account. Undefined
 * when another account has left the address and can still take it back.
 */
export async function findOrCreateCamper(
  database: Database,
  email: string,
  now: Date,
): Promise<{ camper: Camper; isNew: boolean } | undefined> {
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
    return { camper: { userId, username }, isNew: true }
  })
}

async function claimFreeUsername(claim: (username: string) => Promise<boolean>): Promise<string> {
  const username = randomUsername()
  // Eight random letters can make a word that nobody wants to be called.
  return !isReservedUsername(username) && (await claim(username)) ? username : claimFreeUsername(claim)
}
