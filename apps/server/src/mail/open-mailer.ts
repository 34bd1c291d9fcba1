import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config/config.ts'
import { localMailer } from './local-mailer.ts'
import type { Jobs } from '#jobs/open-jobs.ts'
import type { Mailer } from './mailer.ts'
import { operatorMailer } from './operator-mailer.ts'
import { type SmtpOptions, smtpMailer } from './smtp-mailer.ts'
import { withoutAddress } from './without-address.ts'

type MailerOptions = Pick<SmtpOptions, 'database' | 'now'> & {
  config: Pick<Config, 'codeDelivery' | 'mailFrom' | 'smtpUrl' | 'supportEmail'>
  log: FastifyBaseLogger
  print: (text: string) => void
  /** Opens the queue of jobs when there is mail to send. */
  openJobs: () => Promise<Jobs>
}

/** The mailer for a configuration. */
export async function openMailer({
  config,
  database,
  log,
  now,
  print,
  openJobs,
}: MailerOptions): Promise<Mailer> {
  const { codeDelivery, mailFrom: from, smtpUrl, supportEmail } = config
  if (smtpUrl !== undefined) {
    const onFailure: SmtpOptions['onFailure'] = (error, isFinal) =>
      log.error({ err: withoutAddress(error), isFinal }, 'a mail could not be sent')
    return smtpMailer({ database, jobs: await openJobs(), smtpUrl, from, now, onFailure })
  }
  return codeDelivery === 'local-outbox'
    ? localMailer({ database, now, print })
    : operatorMailer({ database, supportEmail, print })
}
