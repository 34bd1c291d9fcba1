import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: MailTexts = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Your Cairn sign-in code is ${code}`,
    body: `Hello,

Open this link in the browser where you asked to sign in:

${link}

Or type this code there: ${code}

Both work once and expire in ten minutes. If you did not ask for this email, you can ignore it.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Your Cairn confirmation code is ${code}`,
    body: `Hello,

To confirm that it’s you, type this code where you were asked for it: ${code}

It works once and expires in ten minutes. If you did not ask for it, another person is signed in to your account.
Sign in, and choose “Sign out everywhere else” in your settings.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Confirm your new email address for Cairn',
    body: `Hello,

To use this address for your account, open this link in the browser where you are signed in:

${link}

It works once and expires in fifteen minutes. If you did not ask for this email, you can ignore it.
`,
  }),

  emailTakenMail: () => ({
    subject: 'This email address already has a Cairn account',
    body: `Hello,

You or another person asked to use this address for a different Cairn account. It already belongs to one, so
nothing has changed. If it was you, sign in with this address, or choose another one.
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) => ` You have ${count} unused ${count === 1 ? 'code' : 'codes'} left.`,

  accountChangedBody: ({ news, link }) => `Hello,

${news}

If this was you, there is nothing to do. If not, open this link to take back your account:

${link}

It works for three days. The page shows what it would undo before anything happens.
`,

  takenBackMail: () => ({
    subject: 'You took back your Cairn account',
    body: `Hello,

Your Cairn account is back to how it was before the changes we told you about, and all devices are signed out.
Sign in with a code that we email to this address, check your settings for anything you don’t recognize, and create
new recovery codes if you have none left.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Abuse report: the profile of ${username}`,
    body: `Reported profile: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Reported by: ${username}
Name: ${name}
Email: ${email}`,

  reporterIsGone: 'The person who reported it has deleted their account.',

  congratulationMail: ({ name }) => ({
    subject: 'You have earned every Cairn certification',
    body: `Hello ${name},

You just claimed the last certification there was to claim. Now you have all of them.

That is months of work, stone by stone. Congratulations! We are proud to have you here.
`,
  }),
}
