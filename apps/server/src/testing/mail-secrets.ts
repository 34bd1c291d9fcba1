import type { Mail } from '#mail/mailer.ts'

/** The code in a mail to sign in. */
export function codeOf(mail: Mail | undefined): string {
  return /code there: (?<code>\S+)/.exec(mail?.body ?? '')?.groups?.['code'] ?? ''
}

/** The secret of the link in it. */
export function tokenOf(mail: Mail | undefined): string {
  return /#t=(?<token>\S+)/.exec(mail?.body ?? '')?.groups?.['token'] ?? ''
}
