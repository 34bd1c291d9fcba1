import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config/config.ts'
import { localMailer } from './local-mailer.ts'
import type { Mailer } from './mailer.ts'
import { operatorMailer } from './operator-mailer.ts'
import { type SmtpOptions, smtpMailer } from './smtp-mailer.ts'

type MailerOptions = Pick<SmtpOptions, 'database' | 'now'> & {
  config: Pick<Config, 'codeDelivery' | 'mailFrom' | 'smtpUrl' | 'supportEmail'>
  log: FastifyBaseLogger
  print: (text: string) => void
}

/** The mailer for a configuration, and how to close it. */
export async function openMailer({ config, database, log, now, print }: MailerOptions): Promise<{
  mailer: Mailer
  close: () => Promise<void>
}> {
  const { codeDelivery, mailFrom: from, smtpUrl, supportEmail } = config
  if (smtpUrl !== undefined) {
    // Takes 0.2 s to load, for which a school without a mail server need not wait.
    const { openJobs } = await import('#jobs/open-jobs.ts')
    const jobs = await openJobs({
      database,
      onFailure: (error) => log.error({ err: error }, 'a job in the background failed'),
    })
    const onFailure: SmtpOptions['onFailure'] = (error, isFinal) =>
      log.error({ err: error, isFinal }, 'a mail could not be sent')
    const mailer = await smtpMailer({ database, jobs, smtpUrl, from, now, onFailure })
    return { mailer, close: jobs.close }
  }
  const mailer =
    codeDelivery === 'local-outbox'
      ? localMailer({ database, now, print })
      : operatorMailer({ supportEmail, print })
  return { mailer, close: async () => undefined }
}
