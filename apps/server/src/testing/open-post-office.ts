import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Mail } from '#mail/mailer.ts'
import { smtpMailer, type SmtpOptions } from '#mail/smtp-mailer.ts'
import type { TestServer } from './build-test-server.ts'
import { startMailServer } from './start-mail-server.ts'

const minuteMs = 60_000

export type PostOffice = ReturnType<typeof openPostOffice>

/** Mail servers, and processes of one school that send through them. `close` closes all of them. */
export function openPostOffice({ database, clock, pass }: TestServer) {
  const opened: { close: () => Promise<void> }[] = []
  const waiting = () => database.selectFrom('mail_outbox').selectAll().execute()
  return {
    minuteMs,
    mailServer: async (hooks?: Parameters<typeof startMailServer>[0]) => {
      const started = await startMailServer(hooks)
      opened.push(started)
      return started
    },
    /** A process that sends mail, and the errors it reports. */
    sender: (smtpUrl: string, options: Partial<SmtpOptions> = {}) => {
      const failures: { error: unknown; isFinal: boolean }[] = []
      const mailer = smtpMailer({
        database,
        smtpUrl,
        from: 'cairn@example.org',
        now: () => clock.now,
        onFailure: (error, isFinal) => failures.push({ error, isFinal }),
        ...options,
      })
      opened.push(mailer)
      return { ...mailer, failures }
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
    /** From now on, the test decides when a minute passes and every process looks for due mail. */
    holdSweeps: () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      return () => {
        pass(minuteMs + 1)
        vi.advanceTimersByTime(minuteMs)
      }
    },
    close: async () => {
      for (const { close } of opened.splice(0).toReversed()) await close()
      vi.useRealTimers()
      await database.deleteFrom('mail_outbox').execute()
    },
  }
}
