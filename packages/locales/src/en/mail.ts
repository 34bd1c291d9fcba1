export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Your Cairn sign-in code is ${code}`,
    body: `Hello,

Open this link in the browser where you asked to sign in:

${link}

Or type this code there: ${code}

Both work once and expire in ten minutes. If you did not ask for this email, you can ignore it.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Your Cairn confirmation code is ${code}`,
    body: `Hello,

To confirm that it’s you, type this code where you were asked for it: ${code}

It works once and expires in ten minutes. If you did not ask for it, another person is signed in to your account.
Sign in, and choose “Sign out everywhere else” in your settings.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Confirm your new email address for Cairn',
    body: `Hello,

To use this address for your account, open this link in the browser where you are signed in:

${link}

It works once and expires in fifteen minutes. If you did not ask for this email, you can ignore it.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'This email address already has a Cairn account',
    body: `Hello,

You or another person asked to use this address for a different Cairn account. It already belongs to one, so
nothing has changed. If it was you, sign in with this address, or choose another one.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'A device was signed out of Cairn',
    news: 'A device that was signed in to your Cairn account was signed out from another device.',
  },
  'email-changed': {
    subject: 'Your email address on Cairn has changed',
    news: 'Your Cairn account now has a different email address. You can no longer sign in with this one.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Cairn account',
    news: 'A new passkey can now sign in to your Cairn account.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Cairn account',
    news: 'A passkey was removed from your Cairn account. You can no longer sign in with it.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your Cairn account',
    news: 'One of your recovery codes was just used to sign in to your Cairn account.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes for your Cairn account',
    news: 'New recovery codes were created for your Cairn account. The earlier ones no longer work.',
  },
  'service-linked': {
    subject: 'A service was linked to your Cairn account',
    news: 'An account with another service can now sign in to your Cairn account.',
  },
  'service-unlinked': {
    subject: 'A service was unlinked from your Cairn account',
    news: 'An account with another service was unlinked. It can no longer sign in to your Cairn account.',
  },
  'signed-out-elsewhere': {
    subject: 'Your other devices were signed out of Cairn',
    news: 'All devices but one were signed out of your Cairn account.',
  },
  undone: {
    subject: 'Changes to your Cairn account were undone',
    news: 'Recent changes to your Cairn account were undone from another of its email addresses.',
  },
  'username-changed': {
    subject: 'Your username on Cairn has changed',
    news: 'Your Cairn account now has a different username.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left =
    codesLeft === undefined ? '' : ` You have ${codesLeft} unused ${codesLeft === 1 ? 'code' : 'codes'} left.`
  return {
    subject,
    body: `Hello,

${news}${left}

If this was you, there is nothing to do. If not, open this link to take back your account:

${link}

It works for three days. The page shows what it would undo before anything happens.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'You took back your Cairn account',
    body: `Hello,

Your Cairn account is back to how it was before the changes we told you about, and all devices are signed out.
Sign in with a code that we email to this address, check your settings for anything you don’t recognize, and create
new recovery codes if you have none left.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `Abuse report: the profile of ${username}`,
    body: `Reported profile: ${username}

${details}

${reporter ? reporterLines(reporter) : 'The person who reported it has deleted their account.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Reported by: ${username}
Name: ${name}
Email: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'You have earned every Cairn certification',
    body: `Hello ${name},

You just claimed the last certification there was to claim. Now you have all of them.

That is months of work, stone by stone. Congratulations! We are proud to have you here.
`,
  }
}
