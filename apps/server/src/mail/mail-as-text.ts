import type { Mail } from './mailer.ts'

/** A mail as a console shows it. */
export function mailAsText({ recipient, subject, body }: Mail): string {
  return `\nMail to ${recipient}: ${subject}\n\n${body.trim().replaceAll(/^/gm, '  ')}\n`
}
