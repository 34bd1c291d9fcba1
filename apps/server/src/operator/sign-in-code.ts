import { issueOperatorCodes, type OperatorCode } from '#sign-in/mail-codes/issue-operator-codes.ts'
import { normaliseEmail } from '#sign-in/mail-codes/rules.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** For a school without a mail server, and for campers whom mail does not reach. */
export const signInCode: SchoolCommand = {
  words: ['sign-in-code'],
  parameters: ['ADDRESS'],
  meaning: 'prints the code for a camper who typed ADDRESS on the sign-in page',
  run: async ({ storage, now }, [typed = '']) => {
    const email = normaliseEmail(typed)
    if (email === undefined) throw new CommandError(`“${typed}” is not an email address.`)
    const codes = await withDatabase(storage, (database) =>
      issueOperatorCodes(database, { email, now: now() }),
    )
    return describe(email, codes)
  },
}

function describe(email: string, codes: readonly OperatorCode[]): string {
  const [first] = codes
  if (!first) {
    throw new CommandError(
      `No browser is waiting for a code for ${email}. Ask the camper to type this address on the sign-in page, then run this again within ten minutes.`,
    )
  }
  if (codes.length === 1) {
    return `The code for ${email} is ${first.code}\nIt works until ${timeOf(first.expiresAt)}, in the browser that asked at ${timeOf(first.askedAt)}.`
  }
  const lines = codes.map(
    ({ code, askedAt, expiresAt }) =>
      `  asked at ${timeOf(askedAt)}: ${code}, works until ${timeOf(expiresAt)}`,
  )
  return `${codes.length} browsers are waiting for a code for ${email}. Each code works in one of them. Give the camper the one for the time they asked:\n\n${lines.join('\n')}`
}

/** In local time, as the operator's own clock shows it. */
function timeOf(date: Date): string {
  return date.toLocaleTimeString('en-US')
}
