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
