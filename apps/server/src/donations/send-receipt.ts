import { randomUUID } from 'node:crypto'
import { type Language, languages } from '@cairn/contract'
import { mailsIn } from '#mail/mails-in.ts'
import type { Attempt } from './attempts/attempt.ts'
import { claimReceipt, releaseReceipt } from './receipt-store.ts'
import type { DonationServices } from './services.ts'

type Services = Pick<DonationServices, 'database' | 'mailer' | 'now' | 'onFailure' | 'supportEmail'>

/** Thanks the donor of a gift that has been paid, once, in the language of the page that they gave on. */
export async function sendReceipt(
  { database, mailer, now, onFailure, supportEmail }: Services,
  { attemptId, amount, duration, email, status, userId }: Attempt,
): Promise<void> {
  if (status !== 'succeeded' || email === null || mailer === null) return
  const language = await claimReceipt(database, attemptId, now())
  if (language === undefined) return
  const texts = mailsIn(language)
  const facts = { amount: priceIn(language, amount), supportEmail, gift: attemptId }
  try {
    await mailer.send({
      mailId: randomUUID(),
      recipient: email,
      ...(duration === 'month' ? texts.monthlyGiftMail(facts) : texts.giftMail(facts)),
      ...(userId === null ? {} : { about: [userId] }),
    })
  } catch (error) {
    // The next reconciliation tries again.
    await releaseReceipt(database, attemptId)
    onFailure(error)
  }
}

function priceIn(language: Language, cents: number): string {
  const format = new Intl.NumberFormat(languages[language].code, { style: 'currency', currency: 'USD' })
  return format.format(cents / 100)
}
