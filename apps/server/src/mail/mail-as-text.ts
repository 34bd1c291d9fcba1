import { printable } from '@cairn/contract'
import type { Mail } from './mailer.ts'

/** A mail as the console shows it. Strangers write parts of it. */
export function mailAsText({ recipient, subject, body }: Mail): string {
  const lines = printable(body.trim()).replaceAll(/^/gm, '  ')
  return `\nMail to ${printable(recipient)}: ${printable(subject)}\n\n${lines}\n`
}
