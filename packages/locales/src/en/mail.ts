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
