import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Mail } from './mailer.ts'
import { needsEncryption, type Outcome } from './rules.ts'

export type MailServer = { smtpUrl: string; from: string }

type Exchange = {
  /** Ends the exchange at once, at any point. */
  signal: AbortSignal
  /** Called when the mail server is ready for the mail and has received none of it; false withdraws the mail. */
  beforeContent: () => Promise<boolean>
}

/** Delivers one mail to the mail server. Never throws: errors are part of the outcome. */
export async function deliver(
  { smtpUrl, from }: MailServer,
  { mailId, recipient, subject, body }: Pick<Mail, 'mailId' | 'recipient' | 'subject' | 'body'>,
  { signal, beforeContent }: Exchange,
): Promise<Outcome> {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsEncryption(smtpUrl),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  })
  let isTakenBack = false
  let hasBegun = false
  transport.use('stream', ({ message }, done) => {
    const begin = message.createReadStream.bind(message)
    async function* content(): AsyncGenerator<Buffer> {
      isTakenBack = !(await beforeContent())
      if (isTakenBack) throw new Error('The mail was taken back')
      hasBegun = true
      yield* begin() as AsyncIterable<Buffer>
    }
    // The transport reads only after the server is ready, so nothing of the mail is sent before that.
    message.createReadStream = () => Readable.from(content())
    done()
  })
  try {
    await transport.sendMail({
      from,
      // An object, never text: text is parsed as a list of addresses, and a second one could be smuggled in.
      to: { name: '', address: recipient },
      subject,
      text: body,
      messageId: `<${mailId}@${from.split('@')[1]}>`,
      signal,
    })
    return { is: 'accepted' }
  } catch (error) {
    if (isTakenBack) return { is: 'withdrawn' }
    const answer = answerIn(error)
    if (answer === 'none') return { is: hasBegun ? 'in-doubt' : 'postponed', error }
    return { is: answer === 'never' ? 'refused' : 'postponed', error }
  } finally {
    transport.close()
  }
}

/**
 * What the mail server said about this mail. A wrong password, or a busy server, says nothing about it; an invalid
 * address is refused before the server is asked.
 */
function answerIn(error: unknown): 'never' | 'later' | 'none' {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'none'
  return typeof responseCode === 'number' && responseCode < 500 ? 'later' : 'never'
}
