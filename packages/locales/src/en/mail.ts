type SignInMail = { link: string; code: string }

/** Tells that somebody came in by a recovery code, in case it was somebody else. */
export function recoveryMail({ left }: { left: number }): { subject: string; body: string } {
  return {
    subject: 'A recovery code was used on Cairn',
    body: `Hello,

somebody has just signed in to your account with one of your recovery codes. Unused codes left: ${left}.

If that was you, all is well. If not, sign in, choose “Sign out everywhere else” in your settings,
and make new codes there.
`,
  }
}

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

/** To the old address, which can take the change back. */
export function emailChangedMail({ link }: { link: string }): MailText {
  return {
    subject: 'Your e-mail address at Cairn has changed',
    body: `Hello,

your account at Cairn has another e-mail address from now on, and this one does not sign you in any more. If
that was you, all is well.

If it was not you, open this link and take your account back:

${link}

It works for three days. Everybody is signed out then, and you sign in with this address as before.
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
