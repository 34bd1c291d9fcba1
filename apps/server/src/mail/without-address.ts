/** What an exchange fails with once it is about one mail. Mail servers name the recipient in what they say then. */
const aboutOneMail = new Set(['EENVELOPE', 'EMESSAGE'])

/** A code of three digits, and an enhanced one if there is one (RFC 3463). */
const codes = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/

/** The error as the log may keep it, which outlives accounts: without the text of the mail server, which names addresses. */
export function withoutAddress(error: unknown): unknown {
  const { code, command, response } = error as { code?: unknown; command?: unknown; response?: unknown }
  if (typeof code !== 'string' || !aboutOneMail.has(code)) return error
  const [answer] = (typeof response === 'string' && codes.exec(response)) || ['nothing']
  const step = typeof command === 'string' ? command : 'the address'
  return new Error(`The mail server answered ${answer} to ${step}`)
}
