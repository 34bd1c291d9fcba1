import { createTransport } from 'nodemailer'
import { broken, type Finding, good } from './finding.ts'

/** Signs in to the mail server and sends nothing. */
export async function checkMail(smtpUrl: string | undefined): Promise<Finding[]> {
  if (smtpUrl === undefined) return [good('Mail is not sent; codes are told as docs/configuration.md says.')]
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 5000,
  })
  try {
    await transport.verify()
    return [good('The mail server takes our mail.')]
  } catch (error) {
    return [
      broken(
        `The mail server of SMTP_URL refuses us: ${error instanceof Error ? error.message : String(error)}`,
      ),
    ]
  } finally {
    transport.close()
  }
}
