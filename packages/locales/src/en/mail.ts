type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Your Cairn sign-in code is ${code}`,
    body: `Hello,

open this link in the browser where you asked to sign in:

${link}

Or type this code there: ${code}

Both work once, for ten minutes. If you did not ask for this, you need do nothing.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Your Cairn confirmation code is ${code}`,
    body: `Hello,

type this code where you were asked to confirm that it is you: ${code}

It works once, for ten minutes. If you did not ask for it, somebody else is signed in to your account: sign in,
and choose “Sign out everywhere else” in your settings.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Confirm your new e-mail address for Cairn',
    body: `Hello,

open this link in the browser in which you are signed in, and this address is yours:

${link}

It works once, for fifteen minutes. If you did not ask for this, you need do nothing.
`,
  }
}

/** To an address that has an account already, when somebody else wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Your e-mail address was asked for at Cairn',
    body: `Hello,

somebody asked to use this address for their account at Cairn. It belongs to another account already, so
nothing has changed. If it was you, sign in with this address, or choose another one.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'email-changed': {
    subject: 'Your e-mail address at Cairn has changed',
    news: 'your account at Cairn has another e-mail address from now on, and this one does not sign you in any more.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your Cairn account',
    news: 'a new passkey can sign in to your account at Cairn.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your Cairn account',
    news: 'a passkey was removed from your account at Cairn. It does not sign you in any more.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used on Cairn',
    news: 'somebody has just signed in to your account at Cairn with one of your recovery codes.',
  },
  'recovery-codes-made': {
    subject: 'New recovery codes for your Cairn account',
    news: 'new recovery codes were made for your account at Cairn. Earlier ones do not work any more.',
  },
  'service-linked': {
    subject: 'Another service was linked to your Cairn account',
    news: 'an account with another service can now sign in to your account at Cairn.',
  },
  'service-unlinked': {
    subject: 'A service was unlinked from your Cairn account',
    news: 'an account with another service was unlinked, and does not sign you in at Cairn any more.',
  },
  'signed-out-elsewhere': {
    subject: 'Your other devices were signed out of Cairn',
    news: 'all devices but one were signed out of your account at Cairn.',
  },
  undone: {
    subject: 'Changes to your Cairn account were taken back',
    news: 'a newer mailbox of your account at Cairn took changes back.',
  },
  'username-changed': {
    subject: 'Your name at Cairn has changed',
    news: 'your account at Cairn has another name from now on.',
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
  const left = codesLeft === undefined ? '' : ` Unused codes left: ${codesLeft}.`
  return {
    subject,
    body: `Hello,

${news}${left}

If that was you, all is well. If not, open this link and take your account back:

${link}

It works for three days. The page shows what would be taken back before anything happens.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Your Cairn account was taken back',
    body: `Hello,

your account at Cairn is as it was before the changes that we told you of, and everybody is signed out of it.
Sign in with a code that we mail to this address, look through your settings for what you do not know, and make
new recovery codes if you had none left.
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

${reporter ? reporterLines(reporter) : 'The reporter has deleted their account since.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Reported by: ${username}
Name: ${name}
E-mail: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'You hold every certification of Cairn',
    body: `Hello ${name},

you have just claimed the last certification that there was to claim. You hold all of them now.

That is months of work, stone upon stone. We are proud to have you here. Congratulations!
`,
  }
}
