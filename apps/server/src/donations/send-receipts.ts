import { randomUUID } from 'node:crypto'
import { type Language, languages } from '@cairn/contract'
import { mailsIn } from '#mail/mails-in.ts'
import type { Attempt } from './attempts/attempt.ts'
import { listUnreceipted, markReceipt, type Unreceipted } from './receipt-store.ts'
import type { DonationServices } from './services.ts'

type Services = Pick<DonationServices, 'database' | 'mailer' | 'now' | 'onFailure' | 'supportEmail'>

/**
 * Thanks a donor for each payment that arrived and stayed, once, in the language of the page that they gave on. The
 * next message or reconciliation tries again what fails.
 */
export async function sendReceipts(
  { database, mailer, now, onFailure, supportEmail }: Services,
  attempt: Attempt,
): Promise<void> {
  const { attemptId, email, userId } = attempt
  if (email === null || mailer === null) return
  for (const payment of await listUnreceipted(database, attemptId)) {
    const mail = {
      mailId: randomUUID(),
      recipient: email,
      ...textOf(attempt, payment, supportEmail),
      ...(userId === null ? {} : { about: [userId] }),
    }
    const mark = { ref: payment.ref, now: now() }
    try {
      await mailer.send(mail, (transaction) => markReceipt(transaction, attemptId, mark))
    } catch (error) {
      onFailure(error)
    }
  }
}

function textOf(
  { attemptId, duration, language, status }: Attempt,
  { cents, isFirst, paidAt }: Unreceipted,
  supportEmail: string,
): { subject: string; body: string } {
  const { giftMail, monthlyGiftMail, monthMail } = mailsIn(language)
  const facts = { amount: priceIn(language, cents), supportEmail, gift: attemptId }
  if (duration === 'onetime') return giftMail(facts)
  // A gift that has ended by now does not continue, as the first of these says.
  if (isFirst && status === 'succeeded') return monthlyGiftMail(facts)
  return monthMail({ ...facts, date: dateIn(language, paidAt) })
}

function priceIn(language: Language, cents: number): string {
  const format = new Intl.NumberFormat(languages[language].code, { style: 'currency', currency: 'USD' })
  return format.format(cents / 100)
}

function dateIn(language: Language, date: Date): string {
  const format = new Intl.DateTimeFormat(languages[language].dateLocale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(date)
}
