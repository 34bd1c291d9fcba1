import type { Mail } from './mailer.ts'

/** A mail as the console shows it. */
export function mailAsText({ recipient, subject, body }: Mail): string {
  return `\nMail to ${recipient}: ${subject}\n\n${body.trim().replaceAll(/^/gm, '  ')}\n`
}
