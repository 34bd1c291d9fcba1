import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { transact } from '#database/transact.ts'
import { type JobsOptions, openJobs } from '#jobs/open-jobs.ts'
import type { Mail } from '#mail/mailer.ts'
import { mailQueue, smtpMailer, type SmtpOptions } from '#mail/smtp-mailer.ts'
import { insertMail } from '#mail/store.ts'
import type { TestServer } from './build-test-server.ts'
import { startMailServer } from './start-mail-server.ts'

const minuteMs = 60_000

type SenderOptions = Partial<SmtpOptions> & Pick<JobsOptions, 'lookEverySeconds'>

/** Mail servers, and processes of one school that send through them. `close` closes all of them. */
export function openPostOffice({ database, application, clock, pass }: TestServer) {
  const opened: { close: () => Promise<void> }[] = []
  const waiting = () => database.selectFrom('mail_outbox').selectAll().execute()
  const openProcess = async (onFailure: (error: unknown) => void, lookEverySeconds = 1) => {
    const jobs = await openJobs({ database: application, onFailure, lookEverySeconds })
    opened.push(jobs)
    return jobs
  }
  /** Advances the server's clock, and that of the queue, which is the database's. */
  const passTime = async (ms: number) => {
    pass(ms)
    const shift = sql`${ms} * interval '1 millisecond'`
    await sql`update jobs.job set start_after = start_after - ${shift}, started_on = started_on - ${shift}`.execute(
      database,
    )
  }
  const mailServer = async (hooks?: Parameters<typeof startMailServer>[0]) => {
    const started = await startMailServer(hooks)
    opened.push(started)
    return started
  }
  return {
    minuteMs,
    mailServer,
    /** A mail server that does not answer at this step of a mail until it is released. */
    slowMailServer: async (step: 'onRecipient' | 'onContent') => {
      const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const answerLate = () => {
        begun.resolve()
        return held.promise
      }
      const started = await mailServer({ [step]: answerLate })
      return { ...started, hasBegun: begun.promise, release: () => held.resolve() }
    },
    /** A process that sends mail, and the errors it reports. */
    sender: async (smtpUrl: string, { lookEverySeconds, ...options }: SenderOptions = {}) => {
      const failures: { error: unknown; isFinal: boolean }[] = []
      const onFailure = (error: unknown, isFinal = false) => failures.push({ error, isFinal })
      const jobs = await openProcess(onFailure, lookEverySeconds)
      const { send } = await smtpMailer({
        database: application,
        jobs,
        smtpUrl,
        from: 'cairn@example.org',
        now: () => clock.now,
        onFailure,
        ...options,
      })
      return { send, close: jobs.close, failures }
    },
    /** A process that stores a mail and ends before it sends it. */
    keep: async (mail: Mail) => {
      const { add } = await openProcess(() => undefined)
      await transact(application, async (transaction) => {
        await insertMail(transaction, mail, clock.now)
        await add(transaction, mailQueue, mail.mailId)
      })
    },
    mailTo: (recipient = 'camper@example.org', more: Partial<Mail> = {}): Mail => ({
      mailId: randomUUID(),
      recipient,
      subject: 'Your code',
      body: 'ABCD2345',
      ...more,
    }),
    waiting,
    outboxIsEmpty: async () => {
      await expect.poll(async () => (await waiting()).length).toBe(0)
    },
    passTime,
    /** Lets minutes pass until no mail is waiting. */
    passUntilEmpty: async () => {
      const look = async () => {
        await passTime(minuteMs)
        return (await waiting()).length
      }
      await expect.poll(look).toBe(0)
    },
    close: async () => {
      for (const { close } of opened.splice(0).toReversed()) await close()
      await database.deleteFrom('mail_outbox').execute()
      await sql`delete from jobs.job`.execute(database)
    },
  }
}
