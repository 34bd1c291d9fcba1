import type { Mail } from './mailer.ts'

/** A terminal would obey control characters, and show text in another order after those of bidirectional text. */
const unprintable = /[^\P{Cc}\n]|[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu

/** A mail as the console shows it. Strangers write parts of it, so what is not text is shown as `\x` and its number. */
export function mailAsText({ recipient, subject, body }: Mail): string {
  const lines = printable(body.trim()).replaceAll(/^/gm, '  ')
  return `\nMail to ${printable(recipient)}: ${printable(subject)}\n\n${lines}\n`
}

function printable(text: string): string {
  return text.replaceAll(unprintable, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
}
