import { randomUUID } from 'node:crypto'
import { recoveryMail } from '@cairn/locales'
import { refuse, type Refusal } from '#http/refusal.ts'
import { type Camper, hashSecret } from '#http/session.ts'
import type { SignInServices } from '../mail-code.ts'
import { normaliseCode, normaliseEmail } from '../rules.ts'
import { consumeCode, countCodes } from './store.ts'

/** Spends a recovery code and finds its camper, whose mailbox is told. */
export async function recover(
  { database, mailer }: Pick<SignInServices, 'database' | 'mailer'>,
  { email: typed, code }: { email: string; code: string },
): Promise<Camper | Refusal<'signin.recovery-invalid'>> {
  const email = normaliseEmail(typed)
  const camper =
    email === undefined ? undefined : await consumeCode(database, email, hashSecret(normaliseCode(code)))
  if (!camper || email === undefined) return refuse('signin.recovery-invalid')
  const { left } = await countCodes(database, camper.userId)
  await mailer.send({
    mailId: randomUUID(),
    recipient: email,
    ...recoveryMail({ left }),
    about: [camper.userId],
  })
  return camper
}
