import { randomUUID } from 'node:crypto'
import type { BodyOf, OkOf, reportUser as reportUserCall } from '@cairn/contract'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { refuse, type Refusal } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { type AskedInLanguage, mailsIn } from '#mail/mails-in.ts'
import { keepUsers } from '#users/lock-store.ts'
import { findUser, findUserByName } from '#users/store.ts'
import { insertReport } from './camper-report-store.ts'

export type ReportServices = AskedInLanguage & {
  database: Database
  mailer: Mailer
  supportEmail: string
  steadyNow: () => Date
}

/**
 * Keeps a camper's report about a profile for operators, and mails it to them, in English, with a copy to the camper. The mail is
 * plain text, so tags in the report arrive as typed.
 */
export async function reportUser(
  { database, mailer, supportEmail, language, steadyNow }: ReportServices,
  { userId }: Camper,
  { username, reportDescription }: BodyOf<typeof reportUserCall>,
): Promise<OkOf<typeof reportUserCall> | Refusal<keyof typeof reportUserCall.refusals>> {
  const [reported, reporter] = await Promise.all([
    findUserByName(database, username),
    findUser(database, userId),
  ])
  if (!reporter) return refuse('signin.required')
  if (!reported) return refuse('flash.username-not-found', { username })
  if (reportDescription.trim() === '') return refuse('flash.provide-username')
  const isKept = await transact(database, async (transaction) => {
    if (!(await keepUsers(transaction, [reported.user_id, userId]))) return false
    await insertReport(transaction, {
      userId: reported.user_id,
      reporterId: userId,
      details: reportDescription,
      now: steadyNow(),
    })
    return true
  })
  if (!isKept) return refuse('flash.username-not-found', { username })
  const report = { username: reported.username_display, details: reportDescription }
  const author = { username: reporter.username_display, name: reporter.name, email: reporter.email }
  await mailer.send({
    mailId: randomUUID(),
    recipient: supportEmail,
    ...mailsIn().reportMail({ ...report, reporter: author }),
    about: [reported.user_id],
    // The report still matters after its author leaves; the author's identity no longer does.
    author: { userId, bodyWithout: mailsIn().reportMail({ ...report, reporter: null }).body },
  })
  await mailer.send({
    mailId: randomUUID(),
    recipient: reporter.email,
    // A reporter who knows only a former name must not learn the current one.
    ...mailsIn(language).reportMail({ ...report, username, reporter: author }),
    about: [reported.user_id, userId],
  })
  return { type: 'info', message: 'flash.report-sent', variables: { email: reporter.email } }
}
